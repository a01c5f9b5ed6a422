// Creates the tables of key lists, and moves lists there that an older store kept as JSON. Keys of missing rows are not
// moved but reported. The old column is renamed and keeps the JSON.
import { sql } from "kysely";
import type { PresentColumns } from "./catalog";
import { declaredType } from "./columns";
import { insertLists, listsOf } from "./lists";
import type { Broken } from "./report";
import { report } from "./report";
import type { Db, Row, Store } from "./Store";
import { nameOf } from "./Table";
import type { Link, Table } from "./Table";

type Engine = Store["engine"];

const LATER = sql`on delete cascade deferrable initially deferred`;

const createList = async (engine: Engine, db: Db, table: Table, { column, target, key }: Link): Promise<void> => {
  const joined = column.joined ?? "";
  const holder = (name: string, of: string, kept: Table["key"]) =>
    sql`${sql.ref(name)} ${declaredType(engine, kept.storage)} not null constraint ${sql.ref(nameOf("fk", joined, name))} references ${sql.table(of)} (${sql.ref(kept.name)}) ${LATER}`;
  const columns = [holder("owner", table.name, table.key), holder("item", target, key)];
  await sql`create table ${sql.table(joined)} (${sql.join(columns)}, place integer not null, primary key (owner, item))`.execute(
    db,
  );
  await sql`create index ${sql.ref(nameOf("jx", joined, "item"))} on ${sql.table(joined)} (item)`.execute(db);
};

const parseList = (text: unknown): readonly unknown[] => {
  try {
    const value: unknown = JSON.parse(String(text));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
};

/** Moves the lists of one column into its table, and answers the rows whose list had keys of missing rows. */
const takeOver = async (db: Db, table: Table, { column, target, key }: Link): Promise<Broken> => {
  const own = sql.ref(table.key.name);
  const old = sql.ref(column.name);
  const { rows } =
    await sql<Row>`select ${own}, ${old} from ${sql.table(table.name)} where ${old} not in ('', '[]') order by ${own}`.execute(
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

export const migrateLists = async (
  engine: Engine,
  db: Db,
  tables: readonly Table[],
  present: PresentColumns,
): Promise<readonly Broken[]> => {
  const found: Broken[] = [];
  for (const table of tables)
    for (const { column, joined } of listsOf(table)) {
      const link = table.links.find((one) => one.column === column);
      if (!link) continue;
      if (!present.has(joined)) await createList(engine, db, table, link);
      if (!present.get(table.name)?.has(column.name)) continue;
      const broken = await takeOver(db, table, link);
      await report(db, broken);
      if (broken.keys.length > 0) found.push(broken);
    }
  return found;
};
