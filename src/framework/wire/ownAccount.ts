// The signed-in account. The first script requests it while the console is loading.
import type { Answer } from "./answer";
import { callHost } from "./callHost";
import { host } from "./Host";

let ahead: Promise<Answer<unknown>> | null = null;

const askNow = (): Promise<Answer<unknown>> => {
  const { own } = host();
  return own === null ? Promise.resolve({ data: {}, count: 0 }) : callHost(own);
};

export const ownAccount = {
  /** Sends the request early. The next caller of `ask` gets its answer. Only that caller sees a failure. */
  askAhead(): void {
    ahead = askNow();
    ahead.catch(() => undefined);
  },
  /** The first caller gets the answer of the early request. Later callers send a new one. @throws WireFailure */
  ask(): Promise<Answer<unknown>> {
    const asked = ahead ?? askNow();
    ahead = null;
    return asked;
  },
};
