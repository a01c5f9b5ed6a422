// Changes a password. For their own account, callers need the old password. For another account, they need the right to
// change passwords. All other sessions of the account end.
import { newControllersOf } from "../access/controllers";
import { meetsCondition, requireHost, identityOf } from "../access/identity";
import { MIN_PASSWORD_LENGTH, findPasswordProblem } from "../passwords/passwordRules";
import { ensureTransformed, hashPassword, isPasswordCorrect } from "../passwords/passwordHash";
import { mayCall } from "../access/permission";
import {
  countPasswordTry,
  cancelPasswordTry,
  isPictureDue,
  sessionAttemptKey,
  wrongTryFailure,
} from "../access/attempts";
import { endSessionsOf } from "../access/sessions";
import { Failure, invalidFailure, noPermissionFailure } from "../wire/Failure";
import type { Answer } from "../wire/envelope";
import type { Caller } from "../access/Caller";
import type { Platform, SessionRequest } from "../Platform";
import { mayManage, passwordOwnerOf } from "../rules/account";
import { outsideTransaction, lockAndReadCaller, clearCaches } from "../records/step";
import { callerReaches } from "../records/scope";
import { findByKey } from "../storage/query";
import type { Db, Row } from "../storage/Store";
import { transact } from "../storage/transact";
import { lockRow, updateRow } from "../storage/write";
import { findAccount, checkPicture } from "./signIn";

const MOST = 512;

/** Checks the new password in the parameter `name`, and answers its hash. @throws Failure 406 on that parameter */
export const checkNewPassword = async (
  platform: Platform,
  account: Row,
  { name, value }: { readonly name: string; readonly value: unknown },
): Promise<string> => {
  const password = String(value ?? "");
  const refused = (problem: string) => invalidFailure({ [name]: problem }, { [name]: { min: MIN_PASSWORD_LENGTH } });
  if (password === "") throw refused("invalid.required");
  if (password.length > MOST) throw refused("invalid.standard");
  const problem = await findPasswordProblem(password, await passwordOwnerOf(outsideTransaction(platform), account));
  if (problem !== null) throw refused(problem);
  const secret = ensureTransformed(String(account[identityOf(platform).account.name]), password);
  return hashPassword(secret, platform.settings.PASSWORD_COST);
};

/** Whether a caller may set the password of this account. */
export const maySetPassword = async (
  { platform }: Pick<SessionRequest, "platform">,
  db: Db,
  caller: Caller,
  account: Row,
): Promise<boolean> =>
  mayCall(caller, identityOf(platform).accounts.resource, "password") &&
  (await mayManage({ platform, db, caller }, account));

/** Locks the rights, and answers the caller as it is now. @throws Failure 513 if it may not manage the account */
export const lockToManage = async ({ platform, caller }: SessionRequest, db: Db, key: unknown): Promise<Caller> => {
  const { accounts } = identityOf(platform);
  const now = await lockAndReadCaller({ platform, caller }, db);
  const account = await findByKey(db, accounts, key);
  if (account === null || !(await maySetPassword({ platform }, db, now, account))) throw noPermissionFailure();
  return now;
};

/**
 * Checks the old password. Attempts are counted separately from those of signing in. After some of them, a picture is
 * needed too.
 * @throws Failure 512 for a wrong password, 514 if it is too early for another attempt, 406 for a wrong picture
 */
const checkOld = async (request: SessionRequest, account: Row): Promise<void> => {
  const { platform, params, caller, address } = request;
  const { store } = platform;
  const now = platform.now();
  const fields = identityOf(platform).account;
  const userId = String(account[fields.name]);
  const attempt = { account: sessionAttemptKey(caller.key), address, browser: "signed in" };
  if (await isPictureDue(store.db, attempt, now)) await checkPicture(request, true);
  await countPasswordTry(store, attempt, now);
  const name = requireHost(platform).password?.old ?? "";
  const old = ensureTransformed(userId, String(params[name] ?? ""));
  const isRight = await isPasswordCorrect(old, String(account[fields.password] ?? ""), platform.settings.PASSWORD_COST);
  if (isRight) return cancelPasswordTry(store, attempt);
  throw await wrongTryFailure(
    store.db,
    attempt,
    now,
    new Failure(512, null, { fields: { [name]: "invalid.password" } }),
  );
};

export const modifyPassword = async (request: SessionRequest): Promise<Answer> => {
  const { platform, caller, params, token } = request;
  const { accounts, account: fields } = identityOf(platform);
  const now = platform.now();
  const account = await findAccount(platform, String(params[fields.name] || caller.account[fields.name]));
  if (!account || !(await callerReaches(outsideTransaction(platform), accounts, caller, account)))
    throw new Failure(406, "user", { fields: { [fields.name]: "invalid.reference" } });
  if (meetsCondition(fields.service, account))
    throw new Failure(406, "service", { fields: { [fields.name]: "invalid.service" } });
  const key = account[accounts.key.name];
  const isOwn = String(key) === String(caller.key);
  if (!isOwn && !mayCall(caller, accounts.resource, "password")) throw noPermissionFailure();
  if (isOwn) await checkOld(request, account);
  const name = requireHost(platform).password?.new ?? "";
  const password = await checkNewPassword(platform, account, { name, value: params[name] });
  await transact(platform.store, async (step) => {
    const taking = isOwn ? null : await lockToManage(request, step, key);
    // Another request may have changed the password in the meantime. The old password is then no longer right.
    const present = await lockRow(platform.store, step, accounts, account);
    if (isOwn && present[fields.password] !== account[fields.password]) throw new Failure(512);
    const hands = taking ? newControllersOf(platform, taking, present) : {};
    await updateRow(step, accounts, key, { [fields.password]: password, ...hands }, now);
    await endSessionsOf(step, key, isOwn ? token : null);
  });
  clearCaches(platform, accounts, []);
  return { data: null };
};
