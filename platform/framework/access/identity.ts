// The tables of accounts, roles and menus, and by which of their fields they are what they are: console.yaml says so.
import { sql } from "kysely";
import type { AccountModel, HostModel, Model, RoleModel } from "../../../generator";
import { Failure } from "../wire/Failure";
import { decode, isEmpty } from "../storage/codec";
import { type Condition, oneOf } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import type { Described } from "../storage/tableFor";

export interface Identity {
  readonly accounts: Table;
  readonly account: AccountModel;
  readonly roles: Table;
  readonly role: RoleModel;
  readonly menus: Table;
  /** The field of a menu that holds its key in console.yaml. */
  readonly menuKey: string;
}

/** Null where nobody signs in. */
export const findIdentity = ({ model: { identity }, tables }: Described): Identity | null => {
  if (identity === null) return null;
  const { account, role, menu } = identity;
  const [accounts, roles, menus] = [account, role, menu].map(({ resource }) => tables.get(resource));
  return accounts && roles && menus ? { accounts, account, roles, role, menus, menuKey: menu.key } : null;
};

/** @throws Failure 404 where nobody signs in */
export const identityOf = (told: Described): Identity => {
  const found = findIdentity(told);
  if (found === null) throw new Failure(404);
  return found;
};

/** What signing in is called on the wire. @throws Failure 404 where nobody says */
export const hostOf = ({ model: { host } }: Pick<Described, "model">): HostModel => {
  if (host === null) throw new Failure(404);
  return host;
};

/** Accounts, roles, menus and owners decide who may do what, so a change of one is felt by the next call. */
export const decidesAccess = ({ identity, owner }: Model, { name }: Table): boolean =>
  [identity?.account, identity?.role, identity?.menu, owner].some((part) => part?.resource === name);

type Held = AccountModel["disabled"];

/** Whether what console.yaml says of a row is so; a condition of nothing never holds. */
export const holds = (condition: Held, row: Row): boolean => {
  const fields = Object.entries(condition);
  return (
    fields.length > 0 && fields.every(([name, values]) => values.some((value) => String(value) === String(row[name])))
  );
};

/** The same of the rows of a table, for the store. */
export const whereHolds = (condition: Held, table: Table): Condition => {
  const parts = Object.entries(condition).flatMap(([name, values]) => {
    const column = table.byName.get(name);
    return column ? [oneOf(column, values)] : [];
  });
  return parts.length === 0 ? sql<boolean>`1 = 0` : sql<boolean>`(${sql.join(parts, sql` and `)})`;
};

/** Keys of the roles that an account has, as it is stored or as it was sent. */
export const roleKeysOf = ({ accounts, account: { role } }: Identity, row: Row): readonly unknown[] => {
  const column = accounts.byName.get(role);
  const given = column && !Array.isArray(row[role]) ? decode(column, row[role]) : row[role];
  return [given].flat().filter((key) => !isEmpty(key));
};

/** Nobody is signed in as an account that is disabled or has expired. */
export const isExpired = ({ until }: AccountModel, row: Row, now: number): boolean => {
  const moment = Number((until === null ? null : row[until]) ?? 0);
  return moment > 0 && moment <= now;
};
