// The dialect of a host. Its host.ts creates it with `dialectOf`. Other consoles do not load this code.
import type { Call, CallForm, CallStyle, Method, Payload } from "./contract";

export interface PreparedCall {
  /** The address of the server; "" for the server of the page. */
  readonly server: string;
  readonly path: string;
  readonly style: CallStyle;
  readonly form: CallForm;
  readonly verb: Call["verb"];
  readonly payload: Payload;
  readonly apiVersion: string;
  /** The token; "" if none may be sent. */
  readonly held: string;
  /** Fields in the host's own form. They are sent in addition to the payload. */
  readonly kept?: Payload | undefined;
  /** Whether the answer has values as the host wrote them, but with the names of the definition. */
  readonly asWritten?: boolean | undefined;
}

/** A request as it is sent. */
export interface SentRequest {
  readonly url: string;
  readonly method: Method;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  readonly credentials?: "include";
}

export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** An answer with the console's names. The code 200 means success. */
export interface Body {
  readonly code: number;
  readonly data: unknown;
  readonly count: number;
  /** Set if the host does not count. There are at least `count` records. */
  readonly isMore?: true;
  /** The whole answer of the host, with the names of the console. */
  readonly facts?: Payload;
}

export interface Dialect {
  /** @throws TypeError when a parameter of the path has no value */
  perform(
    asked: PreparedCall,
    exchange: (wired: SentRequest) => Promise<Reply>,
  ): Promise<{ readonly status: number; readonly body: Body | null }>;
  /** The request of a call, to show to people who try it. @throws TypeError when a path parameter has no value */
  request(asked: PreparedCall): SentRequest;
  /** The address, credentials and fields of a call that sends a file as a form. */
  form(
    asked: PreparedCall,
  ): Pick<SentRequest, "url" | "headers"> & { readonly isBorne: boolean; readonly fields: Payload };
  /** Reads the answer in a response. Null if it cannot be read. */
  read(reply: Reply, asked: PreparedCall): Body | null;
  /** The value that is sent for an empty field: 0 or "" (specification, point 5), null, or nothing. */
  readonly empty: "zero" | "null" | "omit";
  /** If the host answers all rows at once, at most this many are divided into pages. */
  readonly whole?: number | undefined;
  /** If the host does not find a record by its key, at most this many pages are searched. */
  readonly seek?: number | undefined;
  /** Whether passwords are sent untransformed. */
  readonly plainPasswords: boolean;
  /** The text that proves the session, if the sign-in does not answer a token. Otherwise null. */
  proofOf(account: string, password: string): string | null;
}
