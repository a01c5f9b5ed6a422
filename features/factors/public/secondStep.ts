// The second step of a sign-in: sends the challenge, with which the first step was answered, together with a code.
import { device } from "../../../src/framework/wire/device";
import { host } from "../../../src/framework/wire/Host";
import { knownBrowser } from "../../../src/framework/wire/knownBrowser";
import { postWithoutSession } from "../../../src/framework/wire/openRest";
import { type Facts, factsIn } from "../../../src/framework/wire/readAnswer";
import { beginSession } from "../../../src/framework/wire/signIn";

const PATH = "/rest/sessions";

/** The possible methods of the second step. */
export interface SecondStepMethods {
  /** Whether the account has an app with codes. */
  readonly app: boolean;
  /** The questions of the other methods, by name. Null for a method that the account does not have. */
  readonly questions: Facts;
}

/** @throws WireFailure */
export const readSecondStepMethods = async (challenge: string): Promise<SecondStepMethods> => {
  const { app, ...questions } = factsIn(await postWithoutSession(PATH, { ...device(), challenge }));
  return { app: app !== false, questions };
};

export interface SecondStepInput {
  /** The typed name of the first step. */
  readonly account: string;
  readonly challenge: string;
  /** `code`, of the app or a recovery code; or the values of another method. */
  readonly proof: Facts;
}

/** Completes the sign-in, and stores the token for all tabs. @throws WireFailure */
export const sendSecondStep = async ({ account, challenge, proof }: SecondStepInput): Promise<void> => {
  const { browser } = host().signIn;
  const body = { ...device(), [browser]: knownBrowser.token("console", account), challenge, ...proof };
  beginSession(await postWithoutSession(PATH, body), { account, path: PATH });
};
