// Resources that the platform itself serves under /rest, in addition to definitions with `call: rest`.
import type { OpenRequest, SessionRequest } from "../Platform";
import type { Row } from "../storage/Store";
import type { queryOf } from "../wire/restQuery";

/** The filter is as it was sent: a handler refuses names that are no fields. */
export type RestQuery = ReturnType<typeof queryOf>;

export type RestMethod = "list" | "get" | "add" | "set" | "del";

/**
 * A missing method is answered with 404. Each record has its key as `id`. A handler serves every signed-in caller, and decides which records the caller gets.
 * @throws Failure
 */
export interface RestHandler {
  list?(request: SessionRequest, query: RestQuery): Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
  get?(request: SessionRequest, id: string): Promise<Row>;
  add?(request: SessionRequest, body: Row): Promise<Row>;
  set?(request: SessionRequest, id: string, body: Row): Promise<Row>;
  del?(request: SessionRequest, id: string): Promise<void>;
  /** Whether an add that is repeated with the same request id is done only once. */
  readonly once?: true;
  /** The methods before which people prove again who they are. */
  readonly stepUp?: readonly RestMethod[];
  /** The methods that change nothing, so that people who look as a role may use them. Default: `list` and `get`. */
  readonly reads?: readonly RestMethod[];
  /** The methods for people who must first turn on a second factor. Default: none. */
  readonly forLacking?: readonly RestMethod[];
  /** Answers POST to visitors. Without it, POST needs a session, as all other methods do. */
  open?(request: OpenRequest, body: Row): Promise<Row>;
  /** Answers GET of a record to a visitor's browser that was redirected here. */
  visit?(request: OpenRequest, id: string, url: URL): Promise<Response>;
}
