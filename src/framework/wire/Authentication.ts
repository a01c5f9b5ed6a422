// What a host whose sessions are more than one token gives to the wire (docs/adr/0095). Its host.ts or its console makes it with
// `authentication`; other consoles load nothing of it.
import type { Payload } from "./contract";

/** A request that is about to leave the browser. */
export interface Leaving {
  readonly method: string;
  readonly url: string;
  /** As it is sent. "" for none, and for files. */
  readonly body: string;
}

export interface Authentication {
  /** Keeps what the answer of a sign-in has. Answers the name of the session, which is kept in place of its token. "" for no session. */
  begin(answer: Payload): string;
  /** What requests bear as their token. @throws WireFailure if it had to be renewed, and the platform refused or did not answer */
  bear(): Promise<string>;
  /** After a refusal: whether requests bear something else than `borne` now. Otherwise the session has ended. @throws WireFailure if nobody answered */
  renew(borne: string): Promise<boolean>;
  /** Headers that a request has besides those of its call. */
  headers(request: Leaving): Promise<Readonly<Record<string, string>>>;
  /** What the sign-out sends, for the platform to forget. */
  parting(): Payload;
}
