// Rules of roles: only the super admin changes system roles, and nobody gives a role more rights than they have.
import { sql } from "kysely";
import { beyondRightsFailure, keysInList } from "../access/roleLists";
import { meetsCondition, identityOf, conditionSql } from "../access/identity";
import { findExcessRight, mayGiveRole } from "./rights";
import { Failure, noPermissionFailure } from "../wire/Failure";
import type { Rules, Step } from "../records/Engine";
import { findByKeys, findFirst, oneOf, selectionOf } from "../storage/query";
import type { Row } from "../storage/Store";

const checkSystem = ({ platform, caller }: Step, row: Row): void => {
  if (!caller.isSuper && meetsCondition(identityOf(platform).role.system, row)) throw noPermissionFailure();
};

/** @throws Failure 513 that names the field in which the role would grant more than the caller has */
const checkGiven = async (step: Step, after: Row, before: Row | null): Promise<void> => {
  const { platform, table, db, caller } = step;
  const { gives } = identityOf(platform).role;
  if (!caller.isSuper && gives !== null) {
    const known = before === null ? [] : keysInList(table, before, gives);
    const named = keysInList(table, after, gives).filter((key) => !known.includes(key));
    for (const role of await findByKeys(db, table, named))
      if (!(await mayGiveRole(step, role))) throw beyondRightsFailure(gives);
  }
  const excess = await findExcessRight(step, after);
  if (excess !== null) throw beyondRightsFailure(excess);
};

/** @throws Failure 513 if the caller could not give this role, or an account with it has more rights than the caller */
const checkChangeable = async (step: Step, stored: Row): Promise<void> => {
  const { platform, db, caller, table } = step;
  checkSystem(step, stored);
  if ((await findExcessRight(step, stored)) !== null) throw noPermissionFailure();
  const { accounts, account } = identityOf(platform);
  const [role, company] = [account.role, account.owners[0] ?? ""].map((name) => accounts.byName.get(name));
  if (caller.companies === null || !role || !company) return;
  const outside = sql<boolean>`not (${oneOf(company, caller.companies)})`;
  const wide = meetsCondition(account.wide, caller.account) ? [] : [conditionSql(account.wide, accounts)];
  const isWider = sql<boolean>`(${sql.join([outside, ...wide], sql` or `)})`;
  const holding =
    role.joined === null
      ? [oneOf(role, [stored[table.key.name]])]
      : selectionOf(platform.store, accounts, { [role.name]: stored[table.key.name] }).conditions;
  const holder = await findFirst(db, accounts, [...holding, isWider]);
  if (holder !== null) throw noPermissionFailure();
};

const isHeldBy = ({ caller, table }: Step, stored: Row): boolean =>
  caller.roles.some((own) => String(own[table.key.name]) === String(stored[table.key.name]));

const isSuper = ({ platform, table }: Step, row: Row): boolean =>
  String(row[table.key.name]) === identityOf(platform).role.super;

/** Whether the change disables the role. Fields that are not sent stay unchanged. */
const isDisabling = ({ platform }: Step, values: Row): boolean =>
  meetsCondition(identityOf(platform).role.disabled, values);

const transition = ({ platform }: Step): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(identityOf(platform).role.disabled).map((name) => [name, "invalid.transition"]));

export const roleRules = {
  adding: async (step, values) => {
    checkSystem(step, values);
    await checkGiven(step, values, null);
    return values;
  },
  setting: async (step, stored, values) => {
    await checkChangeable(step, stored);
    checkSystem(step, values);
    if (isDisabling(step, values)) {
      if (isSuper(step, stored)) throw new Failure(519, "super", { fields: transition(step) });
      if (isHeldBy(step, stored)) throw noPermissionFailure();
    }
    await checkGiven(step, { ...stored, ...values }, stored);
    return values;
  },
  deleting: async (step, rows) => {
    for (const row of rows) {
      await checkChangeable(step, row);
      if (isSuper(step, row)) throw noPermissionFailure();
    }
  },
  isShared: (row, platform) => meetsCondition(identityOf(platform).role.system, row),
} satisfies Rules;
