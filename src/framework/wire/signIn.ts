// Signing in. A page loads this shortly before it is needed. docs/adr/0007 says what the specification leaves open.
import { factsIn } from "./readAnswer";
import { callHost } from "./callHost";
import { secretOf } from "./credentials";
import { device } from "./device";
import { authentication, can, host, requiresPicture } from "./Host";
import { knownBrowser } from "./knownBrowser";
import { lastUser } from "./lastUser";
import { session } from "./session";
import { forgetTab } from "./tabMemory";
import * as token from "./token";
import { WireFailure } from "./WireFailure";

export interface SignIn {
  /** Account name, e-mail or phone. */
  readonly account: string;
  readonly password: string;
  /** The id of the captcha. The next member is the text that the person has read from it. */
  readonly verifyId?: string;
  readonly code?: string;
}

/**
 * Signs in, and stores the token for all tabs. The password is always transformed, and encrypted if there is a key.
 * Answers whether it is the account of the last session. If it is not, unfinished work of that account in this tab is
 * deleted.
 * @throws WireFailure
 */
export async function signIn({ account, password, verifyId = "", code = "" }: SignIn): Promise<boolean> {
  const { dialect, signIn: call } = host();
  const secret = await secretOf(account, password);
  const proof = dialect?.proofOf(account, password) ?? null;
  const known = can("extensions") ? [[call.browser, knownBrowser.token("console", account)]] : [];
  const typed = requiresPicture()
    ? [
        [call.picture, verifyId],
        [call.code, code],
      ]
    : [];
  // An address is kept in logs, so a password is not sent in one if a header has it.
  const own =
    proof !== null && call.form?.method === "GET"
      ? []
      : [
          [call.name, account],
          [call.password, secret],
        ];
  const sent = [...own, ...known, ...typed].filter(([name]) => name !== "");
  const payload = { ...device(), ...Object.fromEntries(sent) };
  const { data } = await callHost(call, payload, proof === null ? {} : { token: proof });
  return beginSession(data, { account, path: call.path, proof });
}

interface Begun {
  readonly account: string;
  readonly path: string;
  /** A text that is stored instead of a token, if a dialect has no tokens. */
  readonly proof?: string | null;
}

/** Stores the answer of a successful sign-in. Answers whether the account is that of the last session. @throws WireFailure */
export function beginSession(data: unknown, { account, path, proof = null }: Begun): boolean {
  const { signIn: names } = host();
  const facts = factsIn(data);
  const given = proof ?? authentication()?.begin(facts) ?? facts[names.token] ?? facts.token;
  if (typeof given !== "string" || given === "") {
    throw new WireFailure({ reason: "notJson", code: 200, path });
  }
  knownBrowser.keep("console", account, facts[names.browser]);
  // If the person signed in with an e-mail address or phone number, only the answer has the account name.
  const named = factsIn(facts.account)[names.name];
  const user = typeof named === "string" && named !== "" ? named : account;
  const isReturning = lastUser.get() === user;
  if (!isReturning) {
    forgetTab();
  }
  session.forgetUser();
  lastUser.set(user);
  token.set(given);
  return isReturning;
}
