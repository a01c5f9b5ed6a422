// Finds the table of a resource, and the columns and key of its rows.
import type { Model } from "../../../generator";
import { Failure } from "../wire/Failure";
import type { FieldOf, KeyOf, RowOf, StoredHandle } from "./defineResource";
import type { Row } from "./Store";
import type { Column, Table } from "./Table";

export interface Described {
  readonly model: Model;
  readonly tables: ReadonlyMap<string, Table>;
}

type Tables = Pick<Described, "tables">;

/** The table of a resource, by its handle or by its name. @throws Failure 404 when no such resource is stored */
export function tableFor<Of extends StoredHandle>(from: Tables, of: Of): Table<Of>;
export function tableFor(from: Tables, of: string): Table;
export function tableFor({ tables }: Tables, of: string | StoredHandle): Table {
  const table = tables.get(typeof of === "string" ? of : of.table);
  if (!table) throw new Failure(404);
  return table;
}

export const columnFor = <Of>(table: Table<Of>, name: FieldOf<Of>): Column => {
  const column = table.byName.get(name);
  if (!column) throw new Error(`${table.name} has no column ${name}`);
  return column;
};

/** The key of a row; the name of the key field depends on the table. */
export function keyOf<Of>(table: Table<Of>, row: RowOf<Of>): KeyOf<Of>;
export function keyOf({ key }: Table, row: Row): unknown {
  return row[key.name];
}
