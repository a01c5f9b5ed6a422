// What the platform itself serves under /rest, beside the definitions that say `call: rest`.
import type { SessionRequest } from "../Platform";
import type { Row } from "../storage/Store";

export interface RestQuery {
  /** As it was sent; what is no field is refused. */
  readonly filter: Row;
  readonly sort: { readonly field: string; readonly descending: boolean } | null;
  readonly offset: number;
  readonly limit: number;
}

/** Each record has its key as `id`. All of it is for whoever is signed in, and about what is theirs. @throws Failure */
export interface RestHandler {
  list(request: SessionRequest, query: RestQuery): Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
  get(request: SessionRequest, id: string): Promise<Row>;
  add(request: SessionRequest, body: Row): Promise<Row>;
  set(request: SessionRequest, id: string, body: Row): Promise<Row>;
  del(request: SessionRequest, id: string): Promise<void>;
}
