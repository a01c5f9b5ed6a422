// The signed-in account, which the first script asks for while the console is still on its way.
import type { Answer } from "./answer";
import { post } from "./client";

let ahead: Promise<Answer<unknown>> | null = null;

export const ownAccount = {
  path: "/v2/user/account/get",
  /** Asks now, for whoever asks next. A failure is told only to them. */
  askAhead(): void {
    ahead = post(ownAccount.path, {}, { style: "bearer" });
    ahead.catch(() => undefined);
  },
  /** What was asked ahead, to the first who asks; anew to everybody later. @throws WireFailure */
  ask(): Promise<Answer<unknown>> {
    const asked = ahead ?? post(ownAccount.path, {}, { style: "bearer" });
    ahead = null;
    return asked;
  },
};
