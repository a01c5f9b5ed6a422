// The signed-in account. The first script requests it while the console loads.
import type { Answer } from "./answer";
import { askHost } from "./askHost";
import { host } from "./Host";

let ahead: Promise<Answer<unknown>> | null = null;

const askNow = (): Promise<Answer<unknown>> => {
  const { own } = host();
  return own === null ? Promise.resolve({ data: {}, count: 0 }) : askHost(own);
};

export const ownAccount = {
  /** Sends the request whose answer the next caller of `ask` gets. Only that caller sees a failure. */
  askAhead(): void {
    ahead = askNow();
    ahead.catch(() => undefined);
  },
  /** The first caller gets the answer that was requested ahead. Later callers make a new request. @throws WireFailure */
  ask(): Promise<Answer<unknown>> {
    const asked = ahead ?? askNow();
    ahead = null;
    return asked;
  },
};
