// Rules of accounts: passwords are hashed, nobody grants more rights than they have or deletes their own account.
import { MIN_PASSWORD_LENGTH, type PasswordOwner, findPasswordProblem } from "../passwords/passwordRules";
import { isOwnedBy, removeController, newControllersOf } from "../access/controllers";
import { ensureTransformed, hashPassword } from "../passwords/passwordHash";
import { findApiKeys, deleteApiKeys } from "../access/apiKeys";
import { beyondRightsFailure } from "../access/roleLists";
import { meetsCondition, identityOf, isExpired, roleKeysOf } from "../access/identity";
import { findAccountExcess, type RightsGiver, mayGiveRole } from "./rights";
import { endSessionsOf } from "../access/sessions";
import { Failure, invalidFailure, noPermissionFailure } from "../wire/Failure";
import type { Caller } from "../access/Caller";
import type { Offer, Reading, Rules, Step } from "../records/Engine";
import { findTopCompany } from "../access/companies";
import { isEmpty } from "../storage/codec";
import { findByKey, findByKeys, oneOf, readRows, whereOf } from "../storage/query";
import type { Row } from "../storage/Store";
import { deleteRows, lockRows } from "../storage/write";

/** Whether the caller may change this account or set its password: it must not have more rights than the caller. */
export const mayManage = async (giving: RightsGiver, account: Row): Promise<boolean> =>
  (await findAccountExcess(giving, account)) === null;

/** @throws Failure 513 if the account has more rights than the caller */
const checkManaged = async (giving: RightsGiver, account: Row): Promise<void> => {
  if (!(await mayManage(giving, account))) throw noPermissionFailure();
};

/** @throws Failure 513 for a disabled role, a role the caller may not give, or more rights than the caller has */
const checkGiven = async (step: Step, after: Row, before: Row | null): Promise<void> => {
  const identity = identityOf(step.platform);
  const known = new Set((before === null ? [] : roleKeysOf(identity, before)).map(String));
  const given = roleKeysOf(identity, after).filter((key) => !known.has(String(key)));
  for (const role of await findByKeys(step.db, identity.roles, given))
    if (!(await mayGiveRole(step, role))) throw beyondRightsFailure(identity.account.role);
  const excess = await findAccountExcess(step, after);
  if (excess !== null) throw beyondRightsFailure(excess);
};

/** The names of an account and its company, which are likely guesses for its password. */
export const passwordOwnerOf = async (
  { platform, db }: Pick<Step, "platform" | "db">,
  row: Row,
): Promise<PasswordOwner> => {
  const { account } = identityOf(platform);
  const { owner } = platform.model;
  const owners = owner && platform.tables.get(owner.resource);
  const own = account.owners[0] === undefined ? null : row[account.owners[0]];
  const company = owners && !isEmpty(own) ? await findByKey(db, owners, own) : null;
  const names = [...account.guessed.map((name) => row[name]), ...(owner?.guessed ?? []).map((name) => company?.[name])];
  return { userId: String(row[account.name] ?? ""), names };
};

/**
 * Hashes of passwords, by the sent values. They are computed before the transaction, because hashing is slow and a
 * transaction would delay others.
 */
const prepared = new WeakMap<Row, { readonly secret: string; readonly hash: string }>();

const secretOf = (userId: unknown, password: unknown): string => ensureTransformed(String(userId), String(password));

/** Longer texts are refused as passwords later, so they are not hashed. */
const MOST = 1000;

const prepare = async ({ platform, db }: Reading, params: Row): Promise<void> => {
  const { accounts, account } = identityOf(platform);
  const [password, key] = [params[account.password], params[accounts.key.name]];
  if (typeof password !== "string" || password === "" || password.length > MOST) return;
  const stored = isEmpty(key) || typeof key === "object" ? null : await findByKey(db, accounts, key);
  const userId = stored?.[account.name] ?? params[account.name];
  if (typeof userId !== "string") return;
  const secret = secretOf(userId, password);
  prepared.set(params, { secret, hash: await hashPassword(secret, platform.settings.PASSWORD_COST) });
};

/** Checks a new password and answers its hash. @throws Failure 406 at the password if it is short or easily guessed */
const hashNewPassword = async (step: Step, params: Row, row: Row, password: unknown): Promise<Row> => {
  const { account } = identityOf(step.platform);
  const problem = await findPasswordProblem(String(password), await passwordOwnerOf(step, row));
  if (problem !== null)
    throw invalidFailure({ [account.password]: problem }, { [account.password]: { min: MIN_PASSWORD_LENGTH } });
  // A trial needs no hash, because it is rolled back.
  if (step.isTrial) return { [account.password]: "" };
  const secret = secretOf(row[account.name], password);
  const made = prepared.get(params);
  const isMade = made?.secret === secret;
  return { [account.password]: isMade ? made.hash : await hashPassword(secret, step.platform.settings.PASSWORD_COST) };
};

/** Whether the account is disabled or has expired. */
const isDead = ({ platform, now }: Step, row: Row): boolean => {
  const { account } = identityOf(platform);
  return meetsCondition(account.disabled, row) || isExpired(account, row, now);
};

/** Limits the last day of an account to the caller's, which is the default. @throws Failure 513 for a later day */
const limitUntil = ({ platform, caller }: Step, values: Row, stored: Row | null): Row => {
  const name = identityOf(platform).account.until;
  const until = Number((name === null ? null : caller.account[name]) ?? 0);
  if (name === null || until === 0) return values;
  if (stored === null && isEmpty(values[name])) return { ...values, [name]: until };
  const given = values[name] === undefined ? stored?.[name] : values[name];
  const isChanged = Number(given ?? 0) !== Number(stored?.[name] ?? 0);
  if (isChanged && (isEmpty(given) || Number(given) > until)) throw beyondRightsFailure(name);
  return values;
};

/** The values of the data scope that the caller may choose: none wider than the caller's own. */
const widthsOf = async ({ platform }: Reading, caller: Caller): Promise<Offer> => {
  const { accounts, account: fields } = identityOf(platform);
  if (caller.isSuper || meetsCondition(fields.wide, caller.account)) return {};
  const narrow = Object.entries(fields.wide).map(([name, wide]) => {
    const enumeration = accounts.byName.get(name)?.field.options.enum;
    const all = platform.model.enums.find((one) => one.name === enumeration)?.values ?? [];
    return [name, all.map(({ value }) => value).filter((value) => !wide.includes(value))] as const;
  });
  return Object.fromEntries(narrow);
};

/** The API keys of an account go with it. */
const deleteApiKeysOf = async ({ platform, db }: Step, account: unknown): Promise<void> => {
  const { apiKey, keys } = findApiKeys(platform) ?? {};
  const column = apiKey && keys?.byName.get(apiKey.account);
  if (keys === undefined || !column) return;
  const rows = await readRows(db, keys, whereOf([oneOf(column, [account])]));
  const found = rows.map((row) => row[keys.key.name]);
  await lockRows(platform.store, db, keys, rows);
  await deleteApiKeys(db, found);
  await deleteRows(db, keys, found);
  platform.counts.forget(keys.name, null);
};

export const accountRules = {
  preparing: prepare,
  offering: widthsOf,
  adding: async (step, values, params) => {
    const { password, service } = identityOf(step.platform).account;
    const isService = meetsCondition(service, values);
    if (!isService && isEmpty(values[password])) throw invalidFailure({ [password]: "invalid.required" });
    await checkGiven(step, values, null);
    return {
      ...limitUntil(step, values, null),
      ...(isService ? { [password]: "" } : await hashNewPassword(step, params, values, values[password])),
      ...newControllersOf(step.platform, step.caller, {}),
    };
  },
  setting: async (step, stored, values, params) => {
    const { account: fields, accounts } = identityOf(step.platform);
    const key = stored[accounts.key.name];
    const isOwn = String(key) === String(step.caller.key);
    const after = { ...stored, ...values };
    if (!isOwn) {
      await checkManaged(step, stored);
      await checkGiven(step, after, stored);
      limitUntil(step, values, stored);
    }
    const isService = meetsCondition(fields.service, after);
    if (isDead(step, stored) || isDead(step, after) || isService) await endSessionsOf(step.db, key);
    // An account that becomes a service account loses its password.
    if (isService) return { ...values, [fields.password]: "" };
    if (isEmpty(values[fields.password])) return values;
    const password = await hashNewPassword(step, params, after, values[fields.password]);
    await endSessionsOf(step.db, key);
    return { ...values, ...password, ...(isOwn ? {} : newControllersOf(step.platform, step.caller, stored)) };
  },
  deleting: async (step, rows) => {
    const { account: fields } = identityOf(step.platform);
    const top = await findTopCompany(step);
    for (const row of rows) {
      const key = row[step.table.key.name];
      if (String(key) === String(step.caller.key)) throw new Failure(1024, "self");
      await checkManaged(step, row);
      await endSessionsOf(step.db, key);
      await deleteApiKeysOf(step, key);
      if (isOwnedBy(fields, row, top)) await removeController(step, key);
    }
  },
} satisfies Rules;
