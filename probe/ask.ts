// Makes calls like the console, and answers the result instead of throwing.
import { setTimeout as wait } from "node:timers/promises";
import type { CallModel, ResourceModel } from "../generator";
import type { Call, Payload, WireNames } from "../src/framework/wire/contract";
import { numberIn, factsIn, rowsIn } from "../src/framework/wire/readAnswer";
import { send } from "../src/framework/wire/send";
import * as token from "../src/framework/wire/token";
import { WireFailure } from "../src/framework/wire/WireFailure";
import type { Verdict } from "./Report";

export type CallOutcome =
  | { readonly verdict: "answers"; readonly data: unknown; readonly count: number }
  | { readonly verdict: Exclude<Verdict, "answers" | "differs">; readonly code: number; readonly says: string };

/** HTTP statuses or codes with which a host answers a call that it does not have. */
export const UNKNOWN_STATUSES = [404, 405, 501];
const TOO_MANY = 429;
const TRIES = 3;
const WRITES: ReadonlySet<string> = new Set(["add", "set", "del"]);

const says: Readonly<Record<WireFailure["reason"], (code: number) => string>> = {
  answer: (code) => `code ${code}`,
  network: () => "no answer: the connection was closed, or the call was redirected",
  timeout: () => "no answer in time",
  server: (code) => `HTTP ${code}`,
  notList: () => "no list",
  notUnderstood: () => "not understood",
  notJson: (code) => `an answer without a code (HTTP ${code})`,
  upload: (code) => `HTTP ${code}`,
  // `takenBack` and `renewed` happen only on pages: a save waited for the network, or the page is of an older build.
  takenBack: () => "not sent",
  insecure: () => "browsers need https for it",
  renewed: () => "not sent",
};

export const outcomeOf = (error: unknown): CallOutcome => {
  if (!(error instanceof WireFailure)) throw error;
  const { reason, code } = error;
  const named = Object.keys(error.fields).join(", ");
  const said = `${says[reason](code)}${named === "" ? "" : ` for ${named}`}`;
  if (UNKNOWN_STATUSES.includes(code)) return { verdict: "lacks", code, says: said };
  return { verdict: reason === "answer" ? "refuses" : "fails", code, says: said };
};

/** Repeats a call if the host had closed the connection since the previous call. */
export const repeatIfClosed = <Answer>(call: () => Promise<Answer>): Promise<Answer> =>
  call().catch((error: unknown) => {
    if (error instanceof WireFailure && error.reason === "network") return call();
    throw error;
  });

/** Makes a call of a resource. */
export type Ask = (
  resource: Pick<ResourceModel, "key" | "wireNames">,
  call: CallModel,
  params: Payload,
) => Promise<CallOutcome>;

const calling = ({ method, root, body, ...call }: CallModel, key: string, names: WireNames): Call => ({
  ...call,
  key,
  fields: {},
  form: { ...(method && { method }), ...(root && { root }), ...(body && { body }), names },
});

/** Waits if the host limits the number of calls per minute. */
export const createAsk = (held: string): Ask => {
  return async ({ key, wireNames }, call, params) => {
    for (let round = 1; ; round += 1) {
      // A 401 ends the session, although it may be about a single call. So the token is set again.
      token.set(held);
      try {
        const { data, count, isMore } = await send(calling(call, key, wireNames), params, { quiet: true });
        return { verdict: "answers", data, count: isMore ? rowsIn(data).length : count };
      } catch (error) {
        // An answer without a list is reported unchanged.
        if (error instanceof WireFailure && error.reason === "notList")
          return { verdict: "answers", data: [], count: 0 };
        if (!(error instanceof WireFailure) || round === TRIES) return outcomeOf(error);
        // The host has closed the connection since the last call.
        if (error.reason === "network" && !WRITES.has(call.verb)) continue;
        if (error.code !== TOO_MANY) return outcomeOf(error);
        const seconds = numberIn(factsIn(error.data).retry_after);
        await wait(Math.min(60, seconds || 5) * 1000);
      }
    }
  };
};
