// Creates the tables of key lists. In an older store, lists are JSON; moves them into these tables. Keys of missing
// rows are reported and not moved. The old column is renamed and keeps the JSON.
import { sql } from "kysely";
import type { ExistingColumns } from "./catalog";
import { declaredType } from "./columns";
import { insertLists, listColumns } from "./lists";
import type { BrokenRule } from "./report";
import { reportRule } from "./report";
import type { Db, Row, Store } from "./Store";
import { listTable, nameOf } from "./nameOf";
import type { Column, ColumnLink, Table } from "./Table";

type Engine = Store["engine"];

const LATER = sql`on delete cascade deferrable initially deferred`;

const createList = async (engine: Engine, db: Db, table: Table, { column, target, key }: ColumnLink): Promise<void> => {
  const joined = column.joined ?? "";
  const holder = (name: string, of: string, kept: Table["key"]) =>
    sql`${sql.ref(name)} ${declaredType(engine, kept.storage)} not null constraint ${sql.ref(nameOf("fk", joined, name))} references ${sql.table(of)} (${sql.ref(kept.name)}) ${LATER}`;
  const columns = [holder("owner", table.name, table.key), holder("item", target, key)];
  await sql`create table ${sql.table(joined)} (${sql.join(columns)}, place integer not null, primary key (owner, item))`.execute(
    db,
  );
  await sql`create index ${sql.ref(nameOf("jx", joined, "item"))} on ${sql.table(joined)} (item)`.execute(db);
};

/** A list as JSON, or a single key from a field that was not a list before. */
const parseList = (text: unknown): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(String(text));
    return Array.isArray(value) ? value : [value];
  } catch {
    return [text];
  }
};

/** Moves the lists of one column into its table, and answers the rows whose list had keys of missing rows. */
const takeOver = async (db: Db, table: Table, { column, target, key }: ColumnLink): Promise<BrokenRule> => {
  const own = sql.ref(table.key.name);
  const old = sql.ref(column.name);
  const { rows } =
    await sql<Row>`select ${own}, ${old} from ${sql.table(table.name)} where cast(${old} as text) not in ('', '[]', '0') order by ${own}`.execute(
      db,
    );
  const there = await sql<Row>`select ${sql.ref(key.name)} as item from ${sql.table(target)}`.execute(db);
  const known = new Map(there.rows.map(({ item }) => [String(item), item]));
  const lists = rows.map((row) => {
    const named = parseList(row[column.name]).map(String);
    const items = named.flatMap((one) => known.get(one) ?? []);
    return { own: row[table.key.name], items, isWhole: items.length === named.length };
  });
  await insertLists(
    db,
    table,
    lists.map(({ own: of, items }) => ({ [table.key.name]: of, [column.name]: items })),
  );
  const aside = `${column.name}__list_${Date.now().toString(36)}`;
  await sql`alter table ${sql.table(table.name)} rename column ${old} to ${sql.ref(aside)}`.execute(db);
  const keys = lists.filter(({ isWhole }) => !isWhole).map(({ own: of }) => of);
  return { rule: `${column.joined}:${aside}`, table: table.name, fields: [column.name], kind: "list", keys };
};

/** The tables of lists whose fields now have a single reference. */
const singled = (table: Table, present: ExistingColumns) =>
  table.columns.filter(
    ({ name, joined, field }) =>
      joined === null &&
      "to" in field.options &&
      present.has(listTable(table, name)) &&
      !present.get(table.name)?.has(name),
  );

/** The rows with several keys in a list that becomes a single reference. */
export const findRowsWithSeveralKeys = async (
  db: Db,
  table: Table,
  present: ExistingColumns,
): Promise<readonly { readonly column: Column; readonly rows: readonly Row[] }[]> =>
  Promise.all(
    singled(table, present).map(async (column) => {
      const { rows } =
        await sql<Row>`select owner as own, count(*) as held from ${sql.table(listTable(table, column.name))} group by owner having count(*) > 1 order by owner`.execute(
          db,
        );
      return { column, rows };
    }),
  );

/** Fills references that were lists. The tables of the lists are renamed and keep their keys. */
export const fillSingleReferences = async (db: Db, table: Table, present: ExistingColumns): Promise<void> => {
  for (const { name, storage } of singled(table, present)) {
    const list = listTable(table, name);
    const item = sql`select cast(item as ${sql.raw(storage === "text" ? "text" : "bigint")}) from ${sql.table(list)} where owner = ${sql.ref(`${table.name}.${table.key.name}`)}`;
    await sql`update ${sql.table(table.name)} set ${sql.ref(name)} = (${item})`.execute(db);
    await sql`alter table ${sql.table(list)} rename to ${sql.ref(`${list}_${Date.now().toString(36)}`)}`.execute(db);
  }
};

export const migrateListTables = async (
  engine: Engine,
  db: Db,
  tables: readonly Table[],
  present: ExistingColumns,
): Promise<readonly BrokenRule[]> => {
  const found: BrokenRule[] = [];
  for (const table of tables)
    for (const { column, joined } of listColumns(table)) {
      const link = table.links.find((one) => one.column === column);
      if (!link) continue;
      if (!present.has(joined)) await createList(engine, db, table, link);
      if (!present.get(table.name)?.has(column.name)) continue;
      const broken = await takeOver(db, table, link);
      await reportRule(db, broken);
      if (broken.keys.length > 0) found.push(broken);
    }
  return found;
};
