// Signing in and out, for the public page and the console alike. docs/adr/0007 has what the specification leaves open.
import { factsOf } from "./answer";
import { bearer, legacy } from "./calls";
import { config } from "./config";
import { encryptCredentials, transformPassword } from "./credentials";
import { device } from "./device";
import { send } from "./send";
import { session } from "./session";
import { storage } from "./storage";
import { token } from "./token";
import { WireFailure } from "./WireFailure";

interface LoginParams {
  readonly device_system: string;
  readonly device_id: string;
  readonly device_model: string;
  readonly user_id: string;
  readonly user_password: string;
  readonly verify_id: string;
  readonly verify_code: string;
}

const login = bearer.call<LoginParams>("login", "/v2/user/login", {
  device_system: "text",
  device_id: "text",
  device_model: "text",
  user_id: "text",
  user_password: "text",
  verify_id: "text",
  verify_code: "text",
});
const loginCode = bearer.call<object>("login_code", "/v2/user/login/code");
const logout = legacy.call<object>("logout", "/user/logout");

export interface Verification {
  readonly verify_id: string;
  /** A picture as a data URL, to be copied by a person. */
  readonly image: string;
}
export interface SignIn {
  readonly user_id: string;
  readonly password: string;
  readonly verify_id?: string;
  readonly verify_code?: string;
}

/** A new picture of a verification code; each is good for one attempt. @throws WireFailure */
export async function verificationPicture(): Promise<Verification> {
  const { verify_id, image } = factsOf((await send(loginCode, {})).data);
  if (typeof verify_id !== "string" || typeof image !== "string") {
    throw new WireFailure({ reason: "notJson", code: 200, path: loginCode.path });
  }
  return { verify_id, image };
}

/** The account of this browser's last session: whose preferences are shown before the platform has answered. */
const LAST_USER = "pilothouse.user";
export const lastUser = (): string => storage.get(LAST_USER) ?? "";

/**
 * Signs in and keeps the token for all tabs. The password leaves the page only transformed, and encrypted when a key is configured.
 * Answers whether it is the account of the last session; what another one left unfinished in this tab is dropped.
 * @throws WireFailure
 */
export async function signIn({ user_id, password, verify_id = "", verify_code = "" }: SignIn): Promise<boolean> {
  const transformed = await transformPassword(user_id, password);
  const { public_key } = config();
  const user_password =
    public_key === "" ? transformed : await encryptCredentials(public_key, user_id, transformed, Date.now());
  const { data } = await send(login, { ...device(), user_id, user_password, verify_id, verify_code });
  const facts = factsOf(data);
  const given = facts.acc_token ?? facts.token;
  if (typeof given !== "string" || given === "") {
    throw new WireFailure({ reason: "notJson", code: 200, path: login.path });
  }
  // Who signs in by e-mail or phone is named by the answer.
  const named = factsOf(facts.account).user_id;
  const user = typeof named === "string" && named !== "" ? named : user_id;
  const isReturning = lastUser() === user;
  if (!isReturning) {
    globalThis.sessionStorage?.clear();
  }
  session.forgetUser();
  storage.set(LAST_USER, user);
  token.set(given);
  return isReturning;
}

/** Tells the platform, and forgets the session here whatever it answers. */
export async function signOut(): Promise<void> {
  try {
    if (token.get() !== "") {
      await send(logout, {}, { timeout: 5000 });
    }
  } catch (error) {
    if (!(error instanceof WireFailure)) {
      throw error;
    }
  } finally {
    token.clear();
    session.forgetUser();
  }
}
