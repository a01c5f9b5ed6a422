// The signed-in account, which the first script asks for while the console is still on its way.
import type { Answer } from "./answer";
import { post } from "./client";
import { host } from "./Host";

let ahead: Promise<Answer<unknown>> | null = null;

const askNow = (): Promise<Answer<unknown>> => {
  const { path, style } = host().own;
  return post(path, {}, { style });
};

export const ownAccount = {
  /** Asks now, for whoever asks next. A failure is told only to them. */
  askAhead(): void {
    ahead = askNow();
    ahead.catch(() => undefined);
  },
  /** What was asked ahead, to the first who asks; anew to everybody later. @throws WireFailure */
  ask(): Promise<Answer<unknown>> {
    const asked = ahead ?? askNow();
    ahead = null;
    return asked;
  },
};
