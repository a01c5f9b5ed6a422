// The dialect of a host. host.ts of such a console makes it with dialectOf; other consoles load none of it.
import type { Call, CallForm, CallStyle, Method, Payload } from "./contract";

export interface Asked {
  /** "" for the host of the page. */
  readonly server: string;
  readonly path: string;
  readonly style: CallStyle;
  readonly form: CallForm;
  readonly verb: Call["verb"];
  readonly payload: Payload;
  readonly apiVersion: string;
  /** The token, or "" where none may be sent. */
  readonly held: string;
  /** Sent as the host wrote it, in addition to the payload. */
  readonly kept?: Payload | undefined;
  /** Values are answered as the host wrote them, under the names of the definition. */
  readonly asWritten?: boolean | undefined;
}

/** A request as it is sent. */
export interface Wired {
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

/** An answer in the console's words. 200 is success. */
export interface Body {
  readonly code: number;
  readonly data: unknown;
  readonly count: number;
  /** The host does not count: there are at least `count` records. */
  readonly isMore?: true;
  /** All that the host sent, where the console knows what it may say. */
  readonly facts?: Payload;
}

export interface Dialect {
  /** @throws TypeError when a parameter of the path has no value */
  perform(
    asked: Asked,
    exchange: (wired: Wired) => Promise<Reply>,
  ): Promise<{ readonly status: number; readonly body: Body | null }>;
  /** The request of a call, for a person who tries it. @throws TypeError when a parameter of the path has no value */
  request(asked: Asked): Wired;
  /** The address of a call, its credentials and its fields, for files that are sent as forms. */
  form(asked: Asked): Pick<Wired, "url" | "headers"> & { readonly isBorne: boolean; readonly fields: Payload };
  /** Null for an answer that cannot be read. */
  read(reply: Reply, asked: Asked): Body | null;
  /** What is sent for an empty field: 0 or "" (specification, point 5), null, or nothing. */
  readonly empty: "zero" | "null" | "omit";
  /** The most rows that are paged in the browser if the host answers all at once. */
  readonly whole?: number | undefined;
  /** The most pages that are searched for a record if the host does not find it by its key. */
  readonly seek?: number | undefined;
  /** Whether passwords are sent as they are typed. */
  readonly plainPasswords: boolean;
  /** What proves the session instead of an answered token. Null if it is that token. */
  proofOf(account: string, password: string): string | null;
}
