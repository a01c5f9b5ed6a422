import type { Payload } from "../contract";

/** How a call becomes an HTTP request. A console may add styles of its own: `styles` of createConsole. */
export interface Style {
  /** The prefix of the paths of its calls: "/api". */
  readonly root: string;
  /** Whether the caller names the server. Otherwise the call goes to the platform. */
  readonly isAddressed?: boolean;
  /** `held`: the token, or "" if none may be sent. */
  readonly headers: (held: string) => Readonly<Record<string, string>>;
  readonly body: (payload: Payload, apiVersion: string, held: string) => Payload;
}
