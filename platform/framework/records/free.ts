// Records that may be chosen only if no row refers to them yet, such as rooms without an owner.
import { FREE_FILTER } from "pilothouse/schema";
import { sql } from "kysely";
import type { Caller } from "../access/Caller";
import { mayCall } from "../access/permission";
import { isEmpty } from "../storage/codec";
import { narrowSelection, oneOf, readShownRows, type Selection, selectionOf, whereOf } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { invalidFailure } from "../wire/Failure";
import type { Engine } from "./Engine";

/** The calls that reveal which records are used. */
const TELLING = ["list", "add", "set"];

/**
 * The filter `free_of`, such as `owner.room_id`: finds rows that no row of that resource refers to in that field.
 * @throws Failure 406 if rows may share a record in this field, or if the caller may make none of the calls above
 */
export const narrowToFree = (
  platform: Engine,
  table: Table,
  caller: Caller,
  filters: Row,
  selection: Selection,
): Selection => {
  const asked = filters[FREE_FILTER];
  if (isEmpty(asked)) return selection;
  const refuse = () => invalidFailure({ [FREE_FILTER]: "invalid.standard" });
  const [name = "", field = ""] = String(asked).split(".");
  const other = platform.tables.get(name);
  const column = other?.byName.get(field);
  if (other === undefined || column === undefined || column.field.options.free !== asked) throw refuse();
  if (column.field.options.to !== table.name || !TELLING.some((call) => mayCall(caller, other.resource, call)))
    throw refuse();
  const [taken, own] = [sql.ref(`taken.${column.name}`), sql.ref(`${table.name}.${table.key.name}`)];
  return narrowSelection(
    selection,
    table.key,
    () => sql`not exists (select 1 from ${sql.table(other.name)} as taken where ${taken} = ${own})`,
    [FREE_FILTER, asked],
    [{ table: other.name, field: column.name }],
  );
};

/** The `rows` that match `free_of`. @throws Failure 406 like `narrowToFree` */
export const filterFree = async <Of extends Row>(
  platform: Engine,
  table: Table,
  caller: Caller,
  filters: Row,
  rows: readonly Of[],
): Promise<readonly Of[]> => {
  if (isEmpty(filters[FREE_FILTER])) return rows;
  const { store } = platform;
  const free = narrowToFree(platform, table, caller, filters, selectionOf(store, table, {}));
  const { name } = table.key;
  const these = oneOf(
    table.key,
    rows.map((row) => row[name]),
  );
  const found = await readShownRows(store.db, table, whereOf([...free.conditions, these]));
  const keys = new Set(found.map((row) => String(row[name])));
  return rows.filter((row) => keys.has(String(row[name])));
};
