// Records that refer to others of their own resource, such as companies and menus. When several are deleted, each comes
// before the record to which it refers, because a record cannot be deleted while another one refers to it.
import { sql } from "kysely";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import type { Column, Table } from "../../../platform/framework/storage/Table";
import { type BulkRow, deleteBulkRows, readBulkRows, storeBulkRows } from "./bulkRows";

const PAGE = 1000;
/** If there are more records, they stay in the order of their keys; refused records can then be retried. */
const MOST = 100_000;

/** The columns in which a record refers to another record of the same table. */
export const selfReferences = ({ name, links }: Table): readonly Column[] =>
  links.flatMap(({ target, column, lead }) =>
    target === name && column.joined === null && lead === null ? [column] : [],
  );

/** Orders the records so that each comes before those to which it refers. Records that refer to each other in a cycle stay in place. */
export const sortChildrenFirst = (
  keys: readonly string[],
  above: ReadonlyMap<string, readonly string[]>,
): readonly string[] => {
  const ordered: string[] = [];
  const seen = new Set<string>();
  // This is not recursive, because a chain of records can be longer than the stack.
  for (const start of keys) {
    const open: { readonly key: string; readonly left: string[] }[] = [];
    const enter = (key: string) => {
      if (seen.has(key)) return;
      seen.add(key);
      open.push({ key, left: [...(above.get(key) ?? [])] });
    };
    enter(start);
    for (let last = open.at(-1); last !== undefined; last = open.at(-1)) {
      const next = last.left.pop();
      if (next !== undefined) enter(next);
      else ordered.push(open.pop()?.key ?? "");
    }
  }
  return ordered.reverse();
};

const readAbove = async (db: Db, table: Table, keys: readonly string[], into: Map<string, readonly string[]>) => {
  const columns = selfReferences(table);
  const names = sql.join([table.key, ...columns].map(({ name }) => sql.ref(name)));
  for (let from = 0; from < keys.length; from += PAGE) {
    const some = sql.join(keys.slice(from, from + PAGE));
    const { rows } =
      await sql<Row>`select ${names} from ${sql.table(table.name)} where ${sql.ref(table.key.name)} in (${some})`.execute(
        db,
      );
    for (const row of rows)
      into.set(
        String(row[table.key.name]),
        columns.map(({ name }) => String(row[name] ?? "")),
      );
  }
};

/** Puts the stored records of a task into the order of `sortChildrenFirst`. */
export const orderChildrenFirst = async (db: Db, job: string, table: Table, count: number): Promise<void> => {
  if (selfReferences(table).length === 0 || count > MOST) return;
  const rows: readonly BulkRow[] = await readBulkRows(db, job, 0, count);
  const byKey = new Map(rows.map((row) => [row.record, row]));
  const above = new Map<string, readonly string[]>();
  await readAbove(db, table, [...byKey.keys()], above);
  const chosen = [...above].map(([key, others]) => [key, others.filter((one) => byKey.has(one))] as const);
  const ordered = sortChildrenFirst([...byKey.keys()], new Map(chosen));
  await deleteBulkRows(db, job);
  await storeBulkRows(
    db,
    job,
    ordered.flatMap((key, place) => {
      const row = byKey.get(key);
      return row === undefined ? [] : [{ ...row, place }];
    }),
  );
};
