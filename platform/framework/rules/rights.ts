// Nobody grants more rights than they have. A role grants its own rights and the rights of every role that its holders
// may give, and so on. The caller must have all of them.
import type { Caller } from "../access/Caller";
import type { Step } from "../records/Engine";
import { callerReaches } from "../records/scope";
import { isEmpty } from "../storage/codec";
import { findByKeys } from "../storage/query";
import type { Db, Row } from "../storage/Store";
import { keysAllowedByRoles, keysInList } from "../access/roleLists";
import { meetsCondition, type Identity, identityOf, roleKeysOf } from "../access/identity";

export type RightsGiver = Pick<Step, "platform" | "db" | "caller">;

/** The role, and all roles that can be given through it, without repetition. `role` need not be stored yet. */
const through = async (db: Db, { roles, role: { gives } }: Identity, role: Row): Promise<readonly Row[]> => {
  const own = isEmpty(role[roles.key.name]) ? "" : String(role[roles.key.name]);
  const found = new Map<string, Row>([[own, role]]);
  let next: readonly Row[] = [role];
  while (next.length > 0 && gives !== null) {
    const named = new Set(next.flatMap((row) => keysInList(roles, row, gives)));
    next = await findByKeys(
      db,
      roles,
      [...named].filter((key) => !found.has(key)),
    );
    for (const row of next) found.set(String(row[roles.key.name]), row);
  }
  return [...found.values()];
};

/** The first field in which a role grants more than the caller has, or null. */
export const findExcessRight = async ({ platform, db, caller }: RightsGiver, role: Row): Promise<string | null> => {
  if (caller.isSuper) return null;
  const identity = identityOf(platform);
  const { roles, role: fields } = identity;
  const held = new Set(caller.roles.flatMap((own) => keysInList(roles, own, fields.menus)));
  const restricting = roles.columns.filter(({ field }) => field.options.restricts !== undefined);
  for (const one of await through(db, identity, role)) {
    const field = (own: string) => (one === role || fields.gives === null ? own : fields.gives);
    if (String(one[roles.key.name]) === fields.super) return field(roles.key.name);
    if (keysInList(roles, one, fields.menus).some((menu) => !held.has(menu))) return field(fields.menus);
    const wider = restricting.find(({ name }) => {
      const own = keysAllowedByRoles(roles, caller, name);
      const given = keysInList(roles, one, name);
      return own !== null && (given.length === 0 || given.some((key) => !own.includes(key)));
    });
    if (wider) return field(wider.name);
  }
  return null;
};

const isNamed = ({ roles, role: { gives } }: Identity, caller: Caller, role: Row): boolean =>
  gives !== null && caller.roles.some((own) => keysInList(roles, own, gives).includes(String(role[roles.key.name])));

/**
 * Whether the caller may give this role, even if it is disabled: it is listed in a role of the caller, or is a custom
 * role that the caller reaches, and grants no more than the caller has.
 */
const isAssignable = async (giving: RightsGiver, identity: Identity, role: Row): Promise<boolean> => {
  const { caller } = giving;
  if (caller.isSuper) return true;
  const isOwn =
    !meetsCondition(identity.role.system, role) && (await callerReaches(giving, identity.roles, caller, role));
  return (isOwn || isNamed(identity, caller, role)) && (await findExcessRight(giving, role)) === null;
};

/** Whether the caller may give this role to an account, or add it to the roles that another role may give. */
export const mayGiveRole = async (giving: RightsGiver, role: Row): Promise<boolean> => {
  const identity = identityOf(giving.platform);
  return !meetsCondition(identity.role.disabled, role) && isAssignable(giving, identity, role);
};

const isWithin = (caller: Caller, company: unknown): boolean =>
  isEmpty(company) || caller.companies === null || caller.companies.some((one) => String(one) === String(company));

/** The first field that gives the account more rights than the caller has; null if there is none. */
export const findAccountExcess = async (giving: RightsGiver, account: Row): Promise<string | null> => {
  const { platform, db, caller } = giving;
  if (caller.isSuper) return null;
  const identity = identityOf(platform);
  const { owners, role, wide } = identity.account;
  for (const one of await findByKeys(db, identity.roles, roleKeysOf(identity, account)))
    if (!(await isAssignable(giving, identity, one))) return role;
  if (meetsCondition(wide, account) && !meetsCondition(wide, caller.account)) return Object.keys(wide)[0] ?? null;
  return owners.find((name) => !isWithin(caller, account[name])) ?? null;
};
