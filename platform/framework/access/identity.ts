// The tables of accounts, roles and menus, and their fields with a special meaning, as console.yaml declares them.
import { sql } from "kysely";
import type { AccountModel, HostModel, Model, RoleModel } from "../../../generator";
import { Failure } from "../wire/Failure";
import { decode, isEmpty } from "../storage/codec";
import { type Condition, oneOf } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { columnFor, type Described, tableFor } from "../storage/tableFor";

export interface Identity {
  readonly accounts: Table;
  readonly account: AccountModel;
  readonly roles: Table;
  readonly role: RoleModel;
  readonly menus: Table;
  /** The field of a menu row with the menu's key from console.yaml. */
  readonly menuKey: string;
}

/** Null if the console has no sign-in. */
export const findIdentity = ({ model: { identity }, tables }: Described): Identity | null => {
  if (identity === null) return null;
  const { account, role, menu } = identity;
  return {
    accounts: tableFor({ tables }, account.resource),
    account,
    roles: tableFor({ tables }, role.resource),
    role,
    menus: tableFor({ tables }, menu.resource),
    menuKey: menu.key,
  };
};

/** @throws Failure 404 if the console has no sign-in */
export const identityOf = (described: Described): Identity => {
  const found = findIdentity(described);
  if (found === null) throw new Failure(404);
  return found;
};

/** The wire names of the host, from host.yaml. @throws Failure 404 if there is no host.yaml */
export const requireHost = ({ model: { host } }: Pick<Described, "model">): HostModel => {
  if (host === null) throw new Failure(404);
  return host;
};

/** Whether a table decides what callers may do. A change of it must take effect on the next request. */
export const decidesRights = ({ identity, owner }: Model, { name }: Table): boolean =>
  [identity?.account, identity?.role, identity?.menu, identity?.provider, owner].some(
    (part) => part?.resource === name,
  );

type Held = AccountModel["disabled"];

/** Whether a row meets a condition of console.yaml. An empty condition never holds. */
export const meetsCondition = (condition: Held, row: Row): boolean => {
  const fields = Object.entries(condition);
  return (
    fields.length > 0 && fields.every(([name, values]) => values.some((value) => String(value) === String(row[name])))
  );
};

/** The same condition as SQL for the rows of a table. */
export const conditionSql = (condition: Held, table: Table): Condition => {
  const parts = Object.entries(condition).map(([name, values]) => oneOf(columnFor(table, name), values));
  return parts.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(parts, sql` and `)})`;
};

/** Keys of the roles of an account. The row may be a stored one or one sent by a client. */
export const roleKeysOf = ({ accounts, account: { role } }: Identity, row: Row): readonly unknown[] => {
  const column = accounts.byName.get(role);
  const given = column && !Array.isArray(row[role]) ? decode(column, row[role]) : row[role];
  return [given].flat().filter((key) => !isEmpty(key));
};

/** Whether the account has expired. Nobody can then be signed in to it. */
export const isExpired = ({ until }: AccountModel, row: Row, now: number): boolean => {
  const moment = Number((until && row[until]) ?? 0);
  return moment > 0 && moment <= now;
};
