// Signing in, which a page loads when it is about to. docs/adr/0007 has what the specification leaves open.
import { factsOf } from "./answer";
import { post } from "./client";
import { secretOf } from "./credentials";
import { device } from "./device";
import { knownBrowser } from "./knownBrowser";
import { lastUser } from "./lastUser";
import { session } from "./session";
import * as token from "./token";
import { WireFailure } from "./WireFailure";

const PATH = "/v2/user/login";

export interface SignIn {
  readonly user_id: string;
  readonly password: string;
  readonly verify_id?: string;
  readonly verify_code?: string;
}

/**
 * Signs in and keeps the token for all tabs. The password leaves the page only transformed, and encrypted when a key is configured.
 * Answers whether it is the account of the last session; what another one left unfinished in this tab is dropped.
 * @throws WireFailure
 */
export async function signIn({ user_id, password, verify_id = "", verify_code = "" }: SignIn): Promise<boolean> {
  const user_password = await secretOf(user_id, password);
  const { data } = await post(
    PATH,
    {
      ...device(),
      device_token: knownBrowser.token("console", user_id),
      user_id,
      user_password,
      verify_id,
      verify_code,
    },
    { style: "bearer" },
  );
  const facts = factsOf(data);
  const given = facts.acc_token ?? facts.token;
  if (typeof given !== "string" || given === "") {
    throw new WireFailure({ reason: "notJson", code: 200, path: PATH });
  }
  knownBrowser.keep("console", user_id, facts.device_token);
  // Who signs in by e-mail or phone is named by the answer.
  const named = factsOf(facts.account).user_id;
  const user = typeof named === "string" && named !== "" ? named : user_id;
  const isReturning = lastUser.get() === user;
  if (!isReturning) {
    globalThis.sessionStorage?.clear();
  }
  session.forgetUser();
  lastUser.set(user);
  token.set(given);
  return isReturning;
}
