// Reads how a host answers after a session has ended, for `refusals` of host.yaml.
import type { Model } from "../generator";
import { parseJson } from "../shared/schema/parseJson";
import { callHost } from "../src/framework/wire/callHost";
import { valueAtPath } from "../features/hosts/dialect/read";
import { host } from "../src/framework/wire/Host";
import { WireFailure } from "../src/framework/wire/WireFailure";
import { repeatIfClosed } from "./ask";
import { configureHost } from "./speak";

const SIGNED_OUT = 401;
/** A token that nobody has. */
const NOBODY = "nobody";

export interface ExpiredAnswer {
  /** The host's code -> 401. Null if the console already understands the answer, or if no code identifies it. */
  readonly refusals: Readonly<Record<string, number>> | null;
  /** A sentence about the problem; "" if there is none. */
  readonly says: string;
}

/** Makes one call with a token that nobody has. */
export const readExpired = async (model: Model): Promise<ExpiredAnswer> => {
  let answered = "";
  configureHost(model, (text) => {
    answered = text;
  });
  const { own } = host();
  if (own === null) return { refusals: null, says: "" };
  const { path } = own;
  try {
    await repeatIfClosed(() => callHost(own, {}, { token: NOBODY }));
    return { refusals: null, says: `${path} answers without a session.` };
  } catch (error) {
    if (!(error instanceof WireFailure)) throw error;
    if (error.reason !== "answer" || error.code === SIGNED_OUT) return { refusals: null, says: "" };
    const answeredCode = valueAtPath(parseJson(answered), model.host?.dialect?.answer.error ?? "code") ?? error.code;
    const isKnown = model.errors.some(({ code }) => code === Number(answeredCode));
    if (isKnown || (typeof answeredCode !== "string" && typeof answeredCode !== "number"))
      return { refusals: null, says: `Nobody sees that a session has ended: ${path} then says code ${error.code}.` };
    return { refusals: { [answeredCode]: SIGNED_OUT }, says: "" };
  } finally {
    configureHost(model);
  }
};
