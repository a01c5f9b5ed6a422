// Accounts: passwords are kept hashed, roles are given by who may give them, and nobody locks themselves out.
import { LEAST_PASSWORD, type Owner, passwordProblem } from "../../framework/access/passwordRules";
import { releaseAllOf, takenBy } from "../../framework/access/controllers";
import { asTransformed, hashPassword } from "../../framework/access/passwords";
import { beyond, DISABLED } from "../../framework/access/held";
import { excessOfAccount, type Giving, mayGive } from "../../framework/access/rights";
import { endSessionsOf } from "../../framework/access/sessions";
import { Failure, invalid, noPermission } from "../../framework/wire/Failure";
import type { Caller, Reading, Step } from "../../framework/server/Platform";
import { topCompany } from "../../framework/records/companies";
import type { Offer, Rules } from "../../framework/records/rules";
import { tableFor } from "../../framework/records/step";
import { isEmpty } from "../../framework/storage/codec";
import { byKey } from "../../framework/storage/query";
import type { Row } from "../../framework/storage/Store";

const DAY = 86_400;

/** Whether the caller may change that account, or take it over: never one that may do more. */
export const mayManage = async (giving: Giving, account: Row): Promise<boolean> =>
  (await excessOfAccount(giving, account)) === null;

/** @throws Failure 513 for an account that can do more than the caller */
const checkManaged = async (giving: Giving, account: Row): Promise<void> => {
  if (!(await mayManage(giving, account))) throw noPermission();
};

/** @throws Failure 513 for a role that is disabled or not the caller's to give, and for all else that is more than the caller has */
const checkGiven = async (step: Step, after: Row, before: Row | null): Promise<void> => {
  const roles = step.platform.tables.get("role");
  const isNew = String(after.role_id ?? 0) !== String(before?.role_id ?? 0);
  const role = roles && isNew && !isEmpty(after.role_id) ? await byKey(step.db, roles, after.role_id) : null;
  if (role !== null && !(await mayGive(step, role))) throw beyond("role_id");
  const excess = await excessOfAccount(step, after);
  if (excess !== null) throw beyond(excess);
};

const withoutParams = ({ old_password: _old, new_password: _new, ...values }: Row): Row => values;

const validity = (values: Row, now: number): Row => {
  const days = Number(values.validity_time ?? 0);
  return days > 0 && isEmpty(values.gmt_validity) ? { ...values, gmt_validity: now + days * DAY } : values;
};

/** What names an account, and is guessed first as its password. */
export const ownerOf = async ({ platform, db }: Pick<Step, "platform" | "db">, row: Row): Promise<Owner> => {
  const companies = platform.tables.get("company");
  const company = companies && !isEmpty(row.comp_id) ? await byKey(db, companies, row.comp_id) : null;
  const names = [row.user_name, row.user_email, row.user_phone, company?.comp_name, company?.comp_short_name];
  return { userId: String(row.user_id ?? ""), names };
};

/** Hashes made before the step began, by what was sent: a step that took so long would keep all others waiting. */
const prepared = new WeakMap<Row, { readonly secret: string; readonly hash: string }>();

const secretOf = (userId: unknown, password: unknown): string => asTransformed(String(userId), String(password));

/** More than any password may have: it is refused later, and no work is done for it. */
const MOST = 1000;

const prepare = async ({ platform, db }: Reading, params: Row): Promise<void> => {
  const { user_password } = params;
  const accounts = tableFor(platform, "account");
  if (typeof user_password !== "string" || user_password === "" || user_password.length > MOST) return;
  const stored = isEmpty(params.id) || typeof params.id === "object" ? null : await byKey(db, accounts, params.id);
  const userId = stored?.user_id ?? params.user_id;
  if (typeof userId !== "string") return;
  const secret = secretOf(userId, user_password);
  prepared.set(params, { secret, hash: await hashPassword(secret) });
};

/** @throws Failure 406 at the password for one that is short or guessed first */
const hashed = async (step: Step, params: Row, row: Row, password: unknown) => {
  const problem = await passwordProblem(String(password), await ownerOf(step, row));
  if (problem !== null) throw invalid({ user_password: problem }, { user_password: { min: LEAST_PASSWORD } });
  const secret = secretOf(row.user_id, password);
  const made = prepared.get(params);
  return { user_password: made?.secret === secret ? made.hash : await hashPassword(secret) };
};

/** Nobody is signed in as an account that is disabled or has expired, nor again once it no longer is. */
const isDead = ({ state, gmt_validity }: Row, now: number): boolean =>
  state === DISABLED || (Number(gmt_validity ?? 0) > 0 && Number(gmt_validity) <= now);

/**
 * Who may sign in until some day lets nobody in for longer: an account made without a day ends with the one that made it.
 * @throws Failure 513 for a later day
 */
const bounded = ({ caller }: Step, values: Row, stored: Row | null): Row => {
  const until = Number(caller.account.gmt_validity ?? 0);
  if (until === 0) return values;
  if (stored === null && isEmpty(values.gmt_validity)) return { ...values, gmt_validity: until };
  const given = values.gmt_validity === undefined ? stored?.gmt_validity : values.gmt_validity;
  const isChanged = Number(given ?? 0) !== Number(stored?.gmt_validity ?? 0);
  if (isChanged && (isEmpty(given) || Number(given) > until)) throw beyond("gmt_validity");
  return values;
};

/** Nobody lets an account see further than they see themselves. */
const scopesOf = async ({ platform }: Reading, caller: Caller): Promise<Offer> => {
  const scopes = platform.model.enums.find(({ name }) => name === "user_scope")?.values.map(({ value }) => value) ?? [];
  return caller.isSuper ? {} : { scope: scopes.filter((value) => Number(value) <= Number(caller.account.scope ?? 0)) };
};

export const account = {
  preparing: prepare,
  offering: scopesOf,
  duplicateCodes: { user_id: 1101, user_email: 1102, user_phone: 1103 },
  adding: async (step, values, params) => {
    if (isEmpty(values.user_password)) throw invalid({ user_password: "invalid.required" });
    await checkGiven(step, values, null);
    return {
      ...withoutParams(bounded(step, validity(values, step.now), null)),
      ...(await hashed(step, params, values, values.user_password)),
      ...takenBy(step.caller, {}),
    };
  },
  setting: async (step, stored, values, params) => {
    const isOwn = String(stored.id) === String(step.caller.key);
    const after = { ...stored, ...values };
    if (!isOwn) {
      await checkManaged(step, stored);
      await checkGiven(step, after, stored);
      bounded(step, values, stored);
    }
    if (isDead(stored, step.now) || isDead(after, step.now)) await endSessionsOf(step.db, stored.id);
    if (isEmpty(values.user_password)) return withoutParams(values);
    const password = await hashed(step, params, after, values.user_password);
    await endSessionsOf(step.db, stored.id);
    return { ...withoutParams(values), ...password, ...(isOwn ? {} : takenBy(step.caller, stored)) };
  },
  deleting: async (step, rows) => {
    const top = String(await topCompany(step));
    for (const row of rows) {
      if (String(row.id) === String(step.caller.key)) throw new Failure(1024, "self");
      await checkManaged(step, row);
      await endSessionsOf(step.db, row.id);
      if (String(row.comp_id) === top) await releaseAllOf(step.db, step.table, row.id);
    }
  },
} satisfies Rules;
