// The authentication of a host whose session is more than one token (docs/adr/0095). A host.ts or a console creates it
// with `authentication`. Other consoles load none of it.
import type { Payload } from "./contract";

/** A request that is about to be sent. */
export interface OutgoingRequest {
  readonly method: string;
  readonly url: string;
  /** The body as text; "" for none, and for files. */
  readonly body: string;
}

export interface Authentication {
  /** Stores the session of a sign-in. Answers a name for it, in place of a token; "" if there is no session. */
  begin(answer: Payload): string;
  /** The credential for requests. @throws WireFailure if it must be renewed, but the platform does not do it */
  bear(): Promise<string>;
  /** After a 401: whether requests have another credential now; otherwise the session has ended. @throws WireFailure */
  renew(borne: string): Promise<boolean>;
  /** Headers of a request that prove its sender, in addition to those of the call. */
  headers(request: OutgoingRequest): Promise<Readonly<Record<string, string>>>;
  /** The parameters of the sign-out call: what the platform should forget. */
  parting(): Payload;
}
