import type { Payload } from "../contract";

/** How a call becomes an HTTP request. A console may have its own styles: `styles` of createConsole. */
export interface Style {
  /** Comes before the paths of its calls: "/api". */
  readonly root: string;
  /** The call goes to a server that its caller names. Otherwise it goes to the platform. */
  readonly isAddressed?: boolean;
  /** `held`: the token, or "" if none may be sent. */
  readonly headers: (held: string) => Readonly<Record<string, string>>;
  readonly body: (payload: Payload, apiVersion: string, held: string) => Payload;
}
