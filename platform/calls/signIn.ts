import { countFailure, forgetFailures, refuseLocked } from "../access/attempts";
import { isPassword } from "../access/passwords";
import { beginSession, endSession } from "../access/sessions";
import { isVerified, makeVerification } from "../access/verification";
import { Failure } from "../Failure";
import type { Answer, OpenRequest, Platform, SessionRequest } from "../Platform";
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

/** Null unless it is for this account, made just now, and was not seen before. */
export const readCredentials = async ({ platform, params }: OpenRequest, userId: string): Promise<SignIn | null> => {
  const text = String(params.user_password ?? "");
  const given = platform.credentials.decrypt(text);
  const now = platform.now();
  if (!given || given.userId !== userId || Math.abs(given.timestamp / 1000 - now) > WINDOW) return null;
  // The same words may be encrypted twice to different texts, so what is remembered is what was said.
  const said = hashOf(`${given.userId}\n${given.secret}\n${given.timestamp}`);
  const isNew = await noteOnce(platform.store.db, `used:${said}`, "", now, WINDOW * 2);
  return isNew ? given : null;
};

/** @throws Failure 517, 518 or 516: told only to who knows the password */
const checkAccount = (account: Row, now: number): void => {
  const expires = Number(account.gmt_validity ?? 0);
  if (account.state === DISABLED) throw new Failure(517);
  if (expires > 0 && expires <= now) throw new Failure(518);
  if (isEmpty(account.comp_id)) throw new Failure(516);
};

export const signIn = async (request: OpenRequest): Promise<Answer> => {
  const { platform, params, address, language } = request;
  const { db } = platform.store;
  const now = platform.now();
  const userId = String(params.user_id ?? "").trim();
  const attempt = { userId, address };
  if (!(await isVerified(db, params.verify_id ?? params.code_id, params.verify_code ?? params.code, now)))
    throw new Failure(406, "verify_code", { fields: { verify_code: "invalid.verify_code" } });
  await refuseLocked(db, attempt, now, language);
  const given = await readCredentials(request, userId);
  const account = await accountFor(platform, userId);
  const isRight = await isPassword(given?.secret ?? "", given ? String(account?.user_password ?? "") : "");
  if (!account || !isRight) {
    await countFailure(db, attempt, now);
    // Who has just locked it is told so, rather than at the next attempt.
    await refuseLocked(db, attempt, now, language);
    throw wrong();
  }
  checkAccount(account, now);
  await forgetFailures(db, attempt);
  const accounts = tableFor(platform, "account");
  const { token, expires } = await beginSession(db, String(account[accounts.key.name]), now);
  const stored = await updateRow(
    db,
    accounts,
    account[accounts.key.name],
    { gmt_login: now },
    Number(account.gmt_update ?? now),
  );
  return { data: { acc_token: token, token, gmt_expire: expires, account: decodeRow(accounts, stored) }, count: 1 };
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
