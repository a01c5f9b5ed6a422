// Reads the fields of roles that hold lists of keys, such as menus.
import { Failure } from "../wire/Failure";
import type { Caller } from "./Caller";
import { decode } from "../storage/codec";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";

/** Failure 513. It names the field with which the caller would grant more rights than they have. */
export const beyondRightsFailure = (field: string): Failure =>
  new Failure(513, "beyond", { context: "beyond", fields: { [field]: "invalid.beyond" } });

/** The keys in a list field. The row may be a stored one or one sent by a client. */
export const keysInList = (table: Table, row: Row, name: string): readonly string[] => {
  const column = table.byName.get(name);
  const value = Array.isArray(row[name]) ? row[name] : column ? decode(column, row[name]) : [];
  return Array.isArray(value) ? value.map(String) : [];
};

/** The keys that all roles of the caller allow in a restricting list. Null if the list of one role is empty. */
export const keysAllowedByRoles = (roles: Table, caller: Caller, list: string): readonly string[] | null => {
  if (caller.isSuper) return null;
  const lists = caller.roles.map((role) => keysInList(roles, role, list));
  return lists.some((keys) => keys.length === 0) ? null : [...new Set(lists.flat())];
};
