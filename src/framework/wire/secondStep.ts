// The second step of a sign-in: the challenge that answered the password is sent back with a code.
import { fieldsOf } from "./answer";
import { exchange, headersOf } from "./client";
import { config } from "./config";
import { device } from "./device";
import { host } from "./Host";
import { knownBrowser } from "./knownBrowser";
import { factsIn } from "./readAnswer";
import { parseJson } from "../schema/parseJson";
import { beginSession } from "./signIn";
import { WireFailure } from "./WireFailure";

const PATH = "/rest/sessions";
const SUCCESS = 200;

export interface SecondStep {
  /** The name that was typed for the first step. */
  readonly account: string;
  readonly challenge: string;
  /** A code of the app, or a recovery code. */
  readonly code: string;
}

/** Ends the sign-in, and stores the token for all tabs. @throws WireFailure */
export const takeSecondStep = async ({ account, challenge, code }: SecondStep): Promise<void> => {
  const { browser } = host().signIn;
  const body = { ...device(), [browser]: knownBrowser.token("console", account), challenge, code };
  const headers = { "Content-Type": "application/json", ...headersOf("rest", "") };
  const init = { method: "POST", headers, body: JSON.stringify(body) };
  const { status, text } = await exchange(`${config().base}${PATH}`, init, PATH);
  const json = parseJson(text);
  if (status === SUCCESS) {
    beginSession(json, { account, path: PATH });
    return;
  }
  const { code: refused, data } = factsIn(json);
  if (typeof refused !== "number") throw new WireFailure({ reason: "server", code: status, path: PATH });
  throw new WireFailure({ reason: "answer", code: refused, path: PATH, fields: fieldsOf(data), data });
};
