// The second step of a sign-in: the challenge that answered the password is sent back with a code.
import { device } from "./device";
import { host } from "./Host";
import { knownBrowser } from "./knownBrowser";
import { postOpen } from "./openRest";
import { factsIn } from "./readAnswer";
import { beginSession } from "./signIn";

const PATH = "/rest/sessions";

/** What the browser needs in order to use a passkey. */
export type PasskeyOptions = Readonly<Record<string, unknown>>;

/** How the second step can be done. */
export interface Ways {
  /** Whether an app shows codes. */
  readonly app: boolean;
  readonly passkey: PasskeyOptions | null;
}

/** @throws WireFailure */
export const waysOf = async (challenge: string): Promise<Ways> => {
  const { app, passkey } = factsIn(await postOpen(PATH, { ...device(), challenge }));
  return { app: app !== false, passkey: typeof passkey === "object" && passkey !== null ? factsIn(passkey) : null };
};

export interface SecondStep {
  /** The name that was typed for the first step. */
  readonly account: string;
  readonly challenge: string;
  /** A code of the app, or a recovery code. */
  readonly code?: string;
  /** What a passkey signed, in place of a code. */
  readonly credential?: unknown;
}

/** Ends the sign-in, and stores the token for all tabs. @throws WireFailure */
export const takeSecondStep = async ({ account, ...step }: SecondStep): Promise<void> => {
  const { browser } = host().signIn;
  const body = { ...device(), [browser]: knownBrowser.token("console", account), ...step };
  beginSession(await postOpen(PATH, body), { account, path: PATH });
};
