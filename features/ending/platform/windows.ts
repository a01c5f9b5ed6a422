// Reads the rows of an owner in parts, in the order of their keys. Rows may still be there after they were processed.
import { sql } from "kysely";
import type { OwnerStep } from "../../../generator";
import type { Reading } from "../../../platform/framework/records/Engine";
import { type Condition, oneOf, whereOf } from "../../../platform/framework/storage/query";
import type { Table } from "../../../platform/framework/storage/Table";
import { columnFor, tableFor } from "../../../platform/framework/storage/tableFor";
import type { OwnedRows } from "./afterwards";

/** The key of a row. Rows are processed in the order of their keys. */
export type RowKey = string | number;

export interface KeyWindow {
  /**
   * Keys of the rows that refer directly to the owner. If the table's rows are owned through another table, keys of
   * rows of that other table.
   */
  readonly keys: readonly RowKey[];
  /** The key with which this part ends. */
  readonly after: RowKey | null;
}

const stepsOf = ({ resource: { scope } }: Table): readonly OwnerStep[] => (scope?.is === "owned" ? scope.steps : []);

/** The next rows that refer directly to `owner`, at most `size`. */
export const readWindow = async (
  reading: Reading,
  { table }: OwnedRows,
  owner: RowKey,
  { after, size }: { readonly after: RowKey | null; readonly size: number },
): Promise<KeyWindow> => {
  const steps = stepsOf(table);
  const through = steps.at(-2);
  const last = steps.at(-1);
  if (last === undefined) return { keys: [], after };
  const root = through === undefined ? table : tableFor(reading.platform, through.to);
  const key = sql.ref(`${root.name}.${root.key.name}`);
  const owned = oneOf(columnFor<unknown>(root, last.field), [owner], sql.ref(`${root.name}.${last.field}`));
  const conditions = after === null ? [owned] : [owned, sql<boolean>`${key} > ${after}`];
  // An index of the owner lists its rows in the order of their keys.
  const { rows } = await sql<{
    key: RowKey;
  }>`select ${key} as key from ${sql.table(root.name)} ${whereOf(conditions)} order by ${key} limit ${size}`.execute(
    reading.db,
  );
  return { keys: rows.map((row) => row.key), after: rows.at(-1)?.key ?? after };
};

const leadsTo = (
  reading: Reading,
  table: Table,
  [first, next, ...rest]: readonly OwnerStep[],
  keys: KeyWindow["keys"],
): Condition => {
  if (first === undefined || next === undefined)
    return oneOf(table.key, keys, sql.ref(`${table.name}.${table.key.name}`));
  const ref = sql.ref(`${table.name}.${first.field}`);
  if (rest.length === 0) return oneOf(columnFor<unknown>(table, first.field), keys, ref);
  const target = tableFor(reading.platform, first.to);
  return sql<boolean>`${ref} in (select ${sql.ref(target.key.name)} from ${sql.table(target.name)} where ${leadsTo(reading, target, [next, ...rest], keys)})`;
};

/** The condition for the rows of a table that belong to a window. */
export const windowCondition = (reading: Reading, { table }: OwnedRows, { keys }: KeyWindow): Condition =>
  leadsTo(reading, table, stepsOf(table), keys);
