// What roles hold, as their rows say it.
import { Failure } from "../wire/Failure";
import type { Caller } from "./Caller";
import { decode } from "../storage/codec";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";

/** @throws Failure 513 naming the field that would give what the caller does not have */
export const beyond = (field: string): Failure =>
  new Failure(513, "beyond", { context: "beyond", fields: { [field]: "invalid.beyond" } });

/** The keys in a list, of a row as stored or as it was sent. */
export const listed = (table: Table, row: Row, name: string): readonly string[] => {
  const column = table.byName.get(name);
  const value = Array.isArray(row[name]) ? row[name] : column ? decode(column, row[name]) : [];
  return Array.isArray(value) ? value.map(String) : [];
};

/** The keys in a restricting list of the caller's roles; null where one of them is empty, and so restricts nothing. */
export const allowedBy = (roles: Table, caller: Caller, list: string): readonly string[] | null => {
  if (caller.isSuper) return null;
  const lists = caller.roles.map((role) => listed(roles, role, list));
  return lists.some((keys) => keys.length === 0) ? null : [...new Set(lists.flat())];
};
