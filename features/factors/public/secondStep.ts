// The second step of a sign-in: the challenge that answered the password is sent back with a code.
import { device } from "../../../src/framework/wire/device";
import { host } from "../../../src/framework/wire/Host";
import { knownBrowser } from "../../../src/framework/wire/knownBrowser";
import { postOpen } from "../../../src/framework/wire/openRest";
import { type Facts, factsIn } from "../../../src/framework/wire/readAnswer";
import { beginSession } from "../../../src/framework/wire/signIn";

const PATH = "/rest/sessions";

/** How the second step can be done. */
export interface Methods {
  /** Whether an app shows codes. */
  readonly app: boolean;
  /** The questions of the other methods, by name. Null for a method that the account does not have. */
  readonly questions: Facts;
}

/** @throws WireFailure */
export const methodsOf = async (challenge: string): Promise<Methods> => {
  const { app, ...questions } = factsIn(await postOpen(PATH, { ...device(), challenge }));
  return { app: app !== false, questions };
};

export interface SecondStep {
  /** The name that was typed for the first step. */
  readonly account: string;
  readonly challenge: string;
  /** `code`, of the app or for recovery, or what another method sends in its place. */
  readonly proof: Facts;
}

/** Ends the sign-in, and stores the token for all tabs. @throws WireFailure */
export const takeSecondStep = async ({ account, challenge, proof }: SecondStep): Promise<void> => {
  const { browser } = host().signIn;
  const body = { ...device(), [browser]: knownBrowser.token("console", account), challenge, ...proof };
  beginSession(await postOpen(PATH, body), { account, path: PATH });
};
