import { countPasswordTry, cancelPasswordTry, wrongTryFailure } from "../access/attempts";
import { recognizeBrowser } from "../access/browsers";
import { signsInOnlyElsewhere } from "../access/SignInMethod";
import { readBrowser, checkAccount, startSession, recordRefusedSignIn } from "./enter";
import { isPasswordCorrect } from "../passwords/passwordHash";
import { renewHash } from "../access/renewHash";
import { endSession } from "../access/sessions";
import { isVerified, makeVerification } from "../access/verification";
import { Failure } from "../wire/Failure";
import type { Answer } from "../wire/envelope";
import type { OpenRequest, Platform, SessionRequest } from "../Platform";
import { isEmpty } from "../storage/codec";
import { addNote } from "../storage/bookkeeping";
import { findFirst, oneOf } from "../storage/query";
import { meetsCondition, requireHost, identityOf } from "../access/identity";
import { recordEntry } from "../storage/Recorder";
import { transact } from "../storage/transact";
import type { Row } from "../storage/Store";
import { hashToken } from "../access/sessions";
import type { SignIn } from "../access/Credentials";
import { MINUTE } from "../wire/seconds";

/** By how many seconds a caller's clock may differ from the platform's. */
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
 * before. @throws Failure 406 in the context `clock`, with the platform's time, if the caller's clock is wrong. Such a
 * request does not count as an attempt
 */
export const readCredentials = async ({ platform, params }: OpenRequest, userId: string): Promise<SignIn | null> => {
  const text = String(params[identityOf(platform).account.password] ?? "");
  const given = await platform.credentials.decrypt(text);
  const now = platform.now();
  if (!given || given.userId !== userId) return null;
  if (Math.abs(given.timestamp / 1000 - now) > WINDOW) throw new Failure(406, "clock", { now });
  // The decrypted content is stored to detect repeated use: the same credentials look different when encrypted again.
  const content = hashToken(`${given.userId}\n${given.secret}\n${given.timestamp}`);
  const isNew = await addNote(platform.store.db, `used:${content}`, "", now, WINDOW * 2);
  return isNew ? given : null;
};

/**
 * Checks the text of a verification picture. Each picture can be used once. `isDemanded`: after this failure, the page
 * shows a picture.
 * @throws Failure 406 if the text is wrong, missing or used
 */
export const checkPicture = async ({ platform, params }: OpenRequest, isDemanded = false): Promise<void> => {
  const { picture, code } = requireHost(platform).signIn;
  if (await isVerified(platform.store.db, params[picture], params[code], platform.now())) return;
  const isMissing = isDemanded && isEmpty(params[code]);
  const fields = { [code]: isMissing ? "invalid.required" : "invalid.picture" };
  throw new Failure(406, "picture", { fields, ...(isDemanded ? { verify: true } : {}) });
};

export const signIn = async (request: OpenRequest): Promise<Answer> => {
  const { platform, params, address } = request;
  const { store } = platform;
  const { db } = store;
  const now = platform.now();
  const { accounts, account: fields } = identityOf(platform);
  const userId = String(params[fields.name] ?? "").trim();
  await checkPicture(request);
  const account = await findAccount(platform, userId);
  const key = String(account?.[accounts.key.name] ?? "");
  const browser = account ? await recognizeBrowser(db, key, readBrowser(request), now) : null;
  const attempt = { account: userId, address, browser };
  const given = await readCredentials(request, userId);
  await countPasswordTry(store, attempt, now);
  const cost = platform.settings.PASSWORD_COST;
  const isElsewhere = account !== null && (await signsInOnlyElsewhere(platform, db, account[accounts.key.name]));
  const isPerson = given !== null && account !== null && !isElsewhere && !meetsCondition(fields.service, account);
  const isRight = await isPasswordCorrect(
    given?.secret ?? "",
    isPerson ? String(account[fields.password] ?? "") : "",
    cost,
  );
  const who = { name: userId, account: account ?? undefined };
  if (!account || !isRight)
    throw await recordRefusedSignIn(store, who, await wrongTryFailure(db, attempt, now, wrong()));
  await cancelPasswordTry(store, attempt);
  await checkAccount(request, account, userId);
  if (given) await renewHash(store, accounts, account, fields.password, { secret: given.secret, cost }, now);
  const second = await platform.twoStep?.ask(request, account);
  if (second) throw second;
  return { data: await startSession(request, account), count: 1 };
};

export const makeSignInCode = async ({ platform }: OpenRequest): Promise<Answer> => {
  const { id, ...made } = await makeVerification(
    platform.store.db,
    platform.settings.VERIFICATION_CODE,
    platform.now(),
  );
  return { data: { [requireHost(platform).signIn.picture]: id, ...made }, count: 1 };
};

export const signOut = async ({ platform, token }: SessionRequest): Promise<Answer> => {
  await transact(platform.store, async (db) => {
    await endSession(db, token);
    recordEntry(db, { is: "event", event: "sign_out" });
  });
  platform.callers.forget();
  return { data: null };
};
