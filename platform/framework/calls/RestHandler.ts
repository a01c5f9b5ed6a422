// Resources that the platform itself serves under /rest, in addition to definitions with `call: rest`.
import type { OpenRequest, SessionRequest } from "../Platform";
import type { Row } from "../storage/Store";
import type { queryOf } from "../wire/restQuery";

/** A list request. The names in its filter are not checked: the handler must refuse unknown ones. */
export type RestQuery = ReturnType<typeof queryOf>;

export type RestMethod = "list" | "get" | "add" | "set" | "del";

/**
 * Handles requests under /rest/<name>. A missing method is answered with 404. Each record has its key as `id`. Every
 * signed-in caller may send requests, so the handler decides which records they get. @throws Failure
 */
export interface RestHandler {
  list?(request: SessionRequest, query: RestQuery): Promise<{ readonly rows: readonly Row[]; readonly total: number }>;
  get?(request: SessionRequest, id: string): Promise<Row>;
  add?(request: SessionRequest, body: Row): Promise<Row>;
  set?(request: SessionRequest, id: string, body: Row): Promise<Row>;
  del?(request: SessionRequest, id: string): Promise<void>;
  /** Whether a repeated add with the same request id is done only once. */
  readonly once?: true;
  /** The methods that need a recent proof of identity. */
  readonly stepUp?: readonly RestMethod[];
  /** The methods that change nothing, which viewing the console as a role allows. Default: `list` and `get`. */
  readonly reads?: readonly RestMethod[];
  /** The methods that are allowed to accounts without a required second factor. Default: none. */
  readonly forLacking?: readonly RestMethod[];
  /** Answers a POST without a session. Without this function, POST needs a session, like all other methods. */
  open?(request: OpenRequest, body: Row): Promise<Row>;
  /** Answers a GET of one record to a browser without a session, which was redirected here. */
  visit?(request: OpenRequest, id: string, url: URL): Promise<Response>;
}
