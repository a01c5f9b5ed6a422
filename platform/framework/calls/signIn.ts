import { beginTry, forgiveTry, wrongTry } from "../access/attempts";
import { knownBrowser, rememberBrowser } from "../access/browsers";
import { isPassword } from "../access/passwords";
import { beginSession, endSession } from "../access/sessions";
import { isVerified, makeVerification } from "../access/verification";
import { Failure } from "../wire/Failure";
import type { Answer, OpenRequest, Platform, SessionRequest } from "../server/Platform";
import { decodeRow, isEmpty } from "../storage/codec";
import { noteOnce } from "../storage/bookkeeping";
import { firstWhere, oneOf } from "../storage/query";
import { updateRow } from "../storage/write";
import { tableFor } from "../records/step";
import type { Row } from "../storage/Store";
import { hashOf } from "../access/sessions";
import type { SignIn } from "../access/Credentials";

/** Seconds a caller's clock may differ from ours. */
const WINDOW = 300;
const DISABLED = 2;

const wrong = () => new Failure(514);

const accountFor = async (platform: Platform, userId: string): Promise<Row | null> => {
  const accounts = tableFor(platform, "account");
  const column = accounts.byName.get("user_id");
  return column ? firstWhere(platform.store.db, accounts, [oneOf(column, [userId])]) : null;
};

/**
 * What was encrypted for this account just now and was not seen before, else null.
 * @throws Failure 406 in the context `clock`, with the time here, for a caller whose clock is wrong: that is no try
 */
export const readCredentials = async ({ platform, params }: OpenRequest, userId: string): Promise<SignIn | null> => {
  const text = String(params.user_password ?? "");
  const given = platform.credentials.decrypt(text);
  const now = platform.now();
  if (!given || given.userId !== userId) return null;
  if (Math.abs(given.timestamp / 1000 - now) > WINDOW) throw new Failure(406, "clock", { now });
  // The same words may be encrypted twice to different texts, so what is remembered is what was said.
  const said = hashOf(`${given.userId}\n${given.secret}\n${given.timestamp}`);
  const isNew = await noteOnce(platform.store.db, `used:${said}`, "", now, WINDOW * 2);
  return isNew ? given : null;
};

/** @throws Failure 406 for a text that is not that of the picture, or that was used */
export const checkPicture = async ({ platform, params }: OpenRequest, isDemanded = false): Promise<void> => {
  const { verify_id = params.code_id, verify_code = params.code } = params;
  if (await isVerified(platform.store.db, verify_id, verify_code, platform.now())) return;
  const isMissing = isDemanded && isEmpty(verify_code);
  const fields = { verify_code: isMissing ? "invalid.required" : "invalid.verify_code" };
  throw new Failure(406, "verify_code", { fields, ...(isDemanded ? { verify: true } : {}) });
};

/** @throws Failure 517, 518 or 516: told only to who knows the password */
const checkAccount = (account: Row, now: number): void => {
  const expires = Number(account.gmt_validity ?? 0);
  if (account.state === DISABLED) throw new Failure(517);
  if (expires > 0 && expires <= now) throw new Failure(518);
  if (isEmpty(account.comp_id)) throw new Failure(516);
};

export const signIn = async (request: OpenRequest): Promise<Answer> => {
  const { platform, params, address } = request;
  const { store } = platform;
  const { db } = store;
  const now = platform.now();
  const userId = String(params.user_id ?? "").trim();
  await checkPicture(request);
  const accounts = tableFor(platform, "account");
  const account = await accountFor(platform, userId);
  const key = String(account?.[accounts.key.name] ?? "");
  const browser = account ? await knownBrowser(db, key, params, now) : null;
  const attempt = { account: userId, address, browser };
  const given = await readCredentials(request, userId);
  await beginTry(store, attempt, now);
  const isRight = await isPassword(given?.secret ?? "", given ? String(account?.user_password ?? "") : "");
  if (!account || !isRight) throw await wrongTry(db, attempt, now, wrong());
  await forgiveTry(store, attempt);
  checkAccount(account, now);
  const { token, expires } = await beginSession(db, key, now);
  const device_token = await rememberBrowser(db, key, params, browser, now);
  const stored = await updateRow(db, accounts, key, { gmt_login: now }, Number(account.gmt_update ?? now));
  const data = { acc_token: token, token, gmt_expire: expires, device_token, account: decodeRow(accounts, stored) };
  return { data, count: 1 };
};

export const signInCode = async ({ platform }: OpenRequest): Promise<Answer> => ({
  data: await makeVerification(platform.store.db, platform.settings.VERIFICATION_CODE, platform.now()),
  count: 1,
});

export const signOut = async ({ platform, token }: SessionRequest): Promise<Answer> => {
  await endSession(platform.store.db, token);
  platform.callers.forget();
  return { data: null };
};
