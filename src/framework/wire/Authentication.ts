// The authentication of a host whose sessions are more than one token (docs/adr/0095). Its host.ts or its console makes
// it with `authentication`; other consoles load none of it.
import type { Payload } from "./contract";

/** A request that is about to leave the browser. */
export interface Leaving {
  readonly method: string;
  readonly url: string;
  /** As it is sent. "" for none, and for files. */
  readonly body: string;
}

export interface Authentication {
  /** Stores the session of a sign-in. Answers the name of the session, which is kept in place of its token. "" for no session. */
  begin(answer: Payload): string;
  /** The token of requests. @throws WireFailure if it had to be renewed, and the platform refused or did not answer */
  bear(): Promise<string>;
  /** After a refusal: whether requests bear something else than `borne` now. Otherwise the session has ended. @throws WireFailure if nobody answered */
  renew(borne: string): Promise<boolean>;
  /** Headers of a request in addition to those of its call. */
  headers(request: Leaving): Promise<Readonly<Record<string, string>>>;
  /** The parameters of the sign-out, which the platform should forget. */
  parting(): Payload;
}
