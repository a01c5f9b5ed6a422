// The second step of a sign-in: the challenge that answered the password is sent back with a code.
import { device } from "./device";
import { host } from "./Host";
import { knownBrowser } from "./knownBrowser";
import { postOpen } from "./openRest";
import { beginSession } from "./signIn";

const PATH = "/rest/sessions";

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
  beginSession(await postOpen(PATH, body), { account, path: PATH });
};
