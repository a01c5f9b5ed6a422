// Nobody gives more than they have. What a role gives is what it grants itself and what every role grants that can be given
// through it; a caller's own rights must hold all of that.
import { sql } from "kysely";
import type { Caller, Step } from "../server/Platform";
import { reaches } from "../records/scope";
import { isEmpty } from "../storage/codec";
import { byKey, byKeys } from "../storage/query";
import type { Db, Row, Store } from "../storage/Store";
import type { Table } from "../storage/Table";
import { SUPER_ROLE } from "./Callers";
import { allowedBy, DISABLED, listed, SYSTEM } from "./held";

export type Giving = Pick<Step, "platform" | "db" | "caller">;

/**
 * Who gives rights waits for whoever is changing some, so that what is read here still holds when it is stored.
 * SQLite has one writer at a time anyway.
 */
export const lockRights = async ({ engine }: Pick<Store, "engine">, db: Db): Promise<void> => {
  if (engine === "postgres") await sql`select pg_advisory_xact_lock(hashtext('rights'))`.execute(db);
};

/** The role and every one that can be given through it, each once. `role` may be one that is not stored yet. */
const through = async (db: Db, roles: Table, role: Row): Promise<readonly Row[]> => {
  const own = isEmpty(role[roles.key.name]) ? "" : String(role[roles.key.name]);
  const found = new Map<string, Row>([[own, role]]);
  let next: readonly Row[] = [role];
  while (next.length > 0) {
    const named = new Set(next.flatMap((row) => listed(roles, row, "role_ids")));
    next = await byKeys(
      db,
      roles,
      [...named].filter((key) => !found.has(key)),
    );
    for (const row of next) found.set(String(row[roles.key.name]), row);
  }
  return [...found.values()];
};

/** The first field by which a role gives more than the caller has; null when it gives no more. */
export const excessOf = async (giving: Giving, role: Row): Promise<string | null> => {
  const { platform, db, caller } = giving;
  const roles = platform.tables.get("role");
  if (caller.isSuper || !roles) return null;
  const held = new Set(caller.roles.flatMap((own) => listed(roles, own, "menu_ids")));
  const restricting = roles.columns.filter(({ field }) => field.options.restricts !== undefined);
  for (const one of await through(db, roles, role)) {
    const isItself = one === role;
    if (String(one[roles.key.name]) === SUPER_ROLE) return isItself ? roles.key.name : "role_ids";
    if (listed(roles, one, "menu_ids").some((menu) => !held.has(menu))) return isItself ? "menu_ids" : "role_ids";
    const wider = restricting.find(({ name }) => {
      const own = allowedBy(roles, caller, name);
      const given = listed(roles, one, name);
      return own !== null && (given.length === 0 || given.some((key) => !own.includes(key)));
    });
    if (wider) return isItself ? wider.name : "role_ids";
  }
  return null;
};

const isNamed = (roles: Table, caller: Caller, role: Row): boolean =>
  caller.roles.some((own) => listed(roles, own, "role_ids").includes(String(role[roles.key.name])));

/** Whether a role, were it enabled, is the caller's to give: one its own role names, or a custom one of its companies. */
const isAssignable = async (giving: Giving, roles: Table, role: Row): Promise<boolean> => {
  const { caller } = giving;
  if (caller.isSuper) return true;
  const isOwn = role.type !== SYSTEM && (await reaches(giving, roles, caller, role));
  return (isOwn || isNamed(roles, caller, role)) && (await excessOf(giving, role)) === null;
};

/** Whether the caller may give this role to an account, or name it among those that a role may assign. */
export const mayGive = async (giving: Giving, role: Row): Promise<boolean> => {
  const roles = giving.platform.tables.get("role");
  return roles !== undefined && role.state !== DISABLED && isAssignable(giving, roles, role);
};

const isWithin = (caller: Caller, company: unknown): boolean =>
  isEmpty(company) || caller.companies === null || caller.companies.some((one) => String(one) === String(company));

/** The first field by which an account can do more than the caller; null when it can do no more. */
export const excessOfAccount = async (giving: Giving, account: Row): Promise<string | null> => {
  const { platform, db, caller } = giving;
  const roles = platform.tables.get("role");
  if (caller.isSuper || !roles) return null;
  const role = isEmpty(account.role_id) ? null : await byKey(db, roles, account.role_id);
  if (role !== null && !(await isAssignable(giving, roles, role))) return "role_id";
  if (Number(account.scope ?? 0) > Number(caller.account.scope ?? 0)) return "scope";
  return ["comp_id", "company_id"].find((name) => !isWithin(caller, account[name])) ?? null;
};
