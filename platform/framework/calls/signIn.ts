import { beginTry, forgiveTry, wrongTryFailure } from "../access/attempts";
import { recognizeBrowser, rememberBrowser } from "../access/browsers";
import { isPassword } from "../passwords/passwordHash";
import { renewHash } from "../access/renewHash";
import { beginSession, endSession } from "../access/sessions";
import { isVerified, makeVerification } from "../access/verification";
import { Failure } from "../wire/Failure";
import type { Answer } from "../wire/envelope";
import type { OpenRequest, Platform, SessionRequest } from "../Platform";
import { decodeRow, isEmpty } from "../storage/codec";
import { noteOnce } from "../storage/bookkeeping";
import { EXPIRES } from "../wire/ownNames";
import { findFirst, oneOf } from "../storage/query";
import { updatedAt, updateRow } from "../storage/write";
import type { AccountModel } from "../../../generator";
import { holds, hostOf, identityOf, isExpired } from "../access/identity";
import type { Db, Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { hashOf } from "../access/sessions";
import type { SignIn } from "../access/Credentials";
import { MINUTE } from "../wire/seconds";

/** The number of seconds that a caller's clock may differ from the platform's. */
const WINDOW = 5 * MINUTE;

const wrong = () => new Failure(514);

/** The account with this sign-in name; null if there is none. */
export const findAccount = async (platform: Platform, userId: string): Promise<Row | null> => {
  const { accounts, account } = identityOf(platform);
  const column = accounts.byName.get(account.name);
  return column ? findFirst(platform.store.db, accounts, [oneOf(column, [userId])]) : null;
};

/**
 * Decrypts the credentials of a request. Null if they cannot be decrypted, belong to another account, or were used
 * before.
 * @throws Failure 406 in the context `clock`, with the platform's time, if the caller's clock is wrong. It counts as no
 * try.
 */
export const readCredentials = async ({ platform, params }: OpenRequest, userId: string): Promise<SignIn | null> => {
  const text = String(params[identityOf(platform).account.password] ?? "");
  const given = platform.credentials.decrypt(text);
  const now = platform.now();
  if (!given || given.userId !== userId) return null;
  if (Math.abs(given.timestamp / 1000 - now) > WINDOW) throw new Failure(406, "clock", { now });
  // Encrypting the same credentials twice gives different texts, so the decrypted content is remembered.
  const content = hashOf(`${given.userId}\n${given.secret}\n${given.timestamp}`);
  const isNew = await noteOnce(platform.store.db, `used:${content}`, "", now, WINDOW * 2);
  return isNew ? given : null;
};

/**
 * Checks the text of a verification picture, which is valid once. `isDemanded`: the failure tells the page to show a
 * picture.
 * @throws Failure 406 if the text is wrong, missing or used
 */
export const checkPicture = async ({ platform, params }: OpenRequest, isDemanded = false): Promise<void> => {
  const { picture, code } = hostOf(platform).signIn;
  if (await isVerified(platform.store.db, params[picture], params[code], platform.now())) return;
  const isMissing = isDemanded && isEmpty(params[code]);
  const fields = { [code]: isMissing ? "invalid.required" : "invalid.picture" };
  throw new Failure(406, "picture", { fields, ...(isDemanded ? { verify: true } : {}) });
};

/**
 * Called after the password was checked, so that strangers learn nothing about the account.
 * @throws Failure 517 if it is disabled, 518 if it has expired, 516 if it belongs to no company
 */
const checkAccount = (fields: AccountModel, account: Row, now: number): void => {
  const [own] = fields.owners;
  if (holds(fields.disabled, account)) throw new Failure(517);
  if (isExpired(fields, account, now)) throw new Failure(518);
  if (own !== undefined && isEmpty(account[own])) throw new Failure(516);
};

/** Stores the time of signing in, without counting that as a change of the account. */
const noteSignIn = async (db: Db, accounts: Table, { seen }: AccountModel, account: Row, now: number): Promise<Row> => {
  if (seen === null) return account;
  return updateRow(db, accounts, account[accounts.key.name], { [seen]: now }, updatedAt(accounts, account) ?? now);
};

/** The fields of a new session, under the names of host.yaml: its token, its end, and the token of the browser. */
export const describeSession = (
  platform: Platform,
  { token, expires }: { readonly token: string; readonly expires: number },
  browser?: string,
) => {
  const host = hostOf(platform).signIn;
  return { [host.token]: token, [EXPIRES]: expires, ...(browser === undefined ? {} : { [host.browser]: browser }) };
};

export const signIn = async (request: OpenRequest): Promise<Answer> => {
  const { platform, params, address } = request;
  const { store } = platform;
  const { db } = store;
  const now = platform.now();
  const host = hostOf(platform).signIn;
  const { accounts, account: fields } = identityOf(platform);
  const userId = String(params[fields.name] ?? "").trim();
  await checkPicture(request);
  const own = { device: params[host.device], token: params[host.browser] };
  const account = await findAccount(platform, userId);
  const key = String(account?.[accounts.key.name] ?? "");
  const browser = account ? await recognizeBrowser(db, key, own, now) : null;
  const attempt = { account: userId, address, browser };
  const given = await readCredentials(request, userId);
  await beginTry(store, attempt, now);
  const cost = platform.settings.PASSWORD_COST;
  const isRight = await isPassword(given?.secret ?? "", given ? String(account?.[fields.password] ?? "") : "", cost);
  if (!account || !isRight) throw await wrongTryFailure(db, attempt, now, wrong());
  await forgiveTry(store, attempt);
  checkAccount(fields, account, now);
  if (given) await renewHash(store, accounts, account, fields.password, { secret: given.secret, cost }, now);
  const { token, expires } = await beginSession(db, key, now);
  const kept = await rememberBrowser(db, key, own, browser, now);
  const stored = await noteSignIn(db, accounts, fields, account, now);
  const session = describeSession(platform, { token, expires }, kept);
  return { data: { token, ...session, account: decodeRow(accounts, stored) }, count: 1 };
};

export const makeSignInCode = async ({ platform }: OpenRequest): Promise<Answer> => {
  const { id, ...made } = await makeVerification(
    platform.store.db,
    platform.settings.VERIFICATION_CODE,
    platform.now(),
  );
  return { data: { [hostOf(platform).signIn.picture]: id, ...made }, count: 1 };
};

export const signOut = async ({ platform, token }: SessionRequest): Promise<Answer> => {
  await endSession(platform.store.db, token);
  platform.callers.forget();
  return { data: null };
};
