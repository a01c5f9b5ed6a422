// The authentication of a host whose session is more than one token (docs/adr/0095). A host.ts or a console creates it
// with `authentication`. Other consoles do not load this code.
import type { Payload } from "./contract";

/** A request that is about to be sent. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  /** The body as text; "" for none, and for files. */
  readonly body: string;
}

export interface Authentication {
  /** Stores the session of a sign-in. Answers a name for it, which replaces the token. "" if there is no session. */
  begin(answer: Payload): string;
  /** The credentials that prove the session to the platform. @throws WireFailure if they cannot be renewed */
  bear(): Promise<string>;
  /** After a 401: whether requests now have other credentials. If not, the session has ended. @throws WireFailure */
  renew(borne: string): Promise<boolean>;
  /** Headers that prove who sends a request. They are added to those of the call. */
  headers(request: OutgoingRequest): Promise<Readonly<Record<string, string>>>;
  /** The parameters of the sign-out call. They name what the platform should delete. */
  parting(): Payload;
}
