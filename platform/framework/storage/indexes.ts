// Creates and drops the indexes of the tables. If stored rows violate a new unique index, the index leaves out all of
// them but the first. So no other equal row can be stored. The index becomes complete once the rows differ.
import { sql } from "kysely";
import { readExistingIndexes } from "./catalog";
import { emptyValueOf } from "./codec";
import { literal } from "./literal";
import { sqlOf } from "./query";
import type { BrokenRule } from "./report";
import { deleteRuleReport, reportRule, readReportedRules } from "./report";
import type { Db, Store } from "./Store";
import type { TableIndex, Table } from "./Table";

type Engine = Store["engine"];

/** In an index, NULL differs from NULL. Unique indexes of several columns replace it, so empty values are equal. */
const comparedColumn = (table: Table, index: TableIndex, name: string) => {
  const column = table.byName.get(name);
  return column?.optional && index.unique && index.columns.length > 1
    ? sql`coalesce(${sql.ref(name)}, ${literal(emptyValueOf(column))})`
    : sql.ref(name);
};

const isGiven = (table: Table, { given }: TableIndex) =>
  sql`(${sql.join(
    given.map((name) => {
      const column = table.byName.get(name);
      return sql`${sql.ref(name)} <> ${literal(column ? emptyValueOf(column) : "")}`;
    }),
    sql` or `,
  )})`;

/** Keys of the rows whose indexed columns equal those of a row with a lower key. */
const findRepeated = async (db: Db, table: Table, index: TableIndex): Promise<readonly unknown[]> => {
  const by = sql.join(index.columns.map((name) => comparedColumn(table, index, name)));
  const key = sql.ref(table.key.name);
  const ranked = sql`select ${key} as own, row_number() over (partition by ${by} order by ${key}) as place from ${sql.table(table.name)} where ${isGiven(table, index)}`;
  const found = await sql<{ own: unknown }>`select own from (${ranked}) as ranked where place > 1 order by own`.execute(
    db,
  );
  return found.rows.map(({ own }) => own);
};

const createPlain = async (engine: Engine, db: Db, table: Table, index: TableIndex): Promise<void> => {
  // NULL comes first, as in the order of a page.
  const first = (name: string) =>
    engine === "postgres" && table.byName.get(name)?.optional ? sql.raw(" nulls first") : sql``;
  const refTo = (name: string) => {
    const column = table.byName.get(name);
    return column === undefined ? sql.ref(name) : sqlOf(column);
  };
  const columns = sql.join(index.columns.map((name) => sql`${refTo(name)}${first(name)}`));
  await sql`create index ${sql.ref(index.name)} on ${sql.table(table.name)} (${columns})`.execute(db);
};

const createUnique = async (db: Db, table: Table, index: TableIndex): Promise<BrokenRule> => {
  const keys = await findRepeated(db, table, index);
  const columns = sql.join(index.columns.map((name) => comparedColumn(table, index, name)));
  const but =
    keys.length === 0
      ? sql``
      : sql` and ${sql.ref(table.key.name)} not in (${sql.join(keys.map((key) => literal(typeof key === "number" ? key : String(key))))})`;
  await sql`create unique index ${sql.ref(index.name)} on ${sql.table(table.name)} (${columns}) where ${isGiven(table, index)}${but}`.execute(
    db,
  );
  return { rule: index.name, table: table.name, fields: index.columns, kind: "unique", keys };
};

/** Drops indexes that no definition needs any more, before rows are changed, because this makes changes faster. */
export const dropStaleIndexes = async (engine: Engine, db: Db, tables: readonly Table[]): Promise<void> => {
  const present = await readExistingIndexes(engine, db);
  for (const table of tables) {
    const wanted = new Set(table.indexes.map(({ name }) => name));
    for (const name of present.get(table.name) ?? [])
      if (/^[iu]x_/.test(name) && !wanted.has(name)) {
        await sql`drop index ${sql.ref(name)}`.execute(db);
        await deleteRuleReport(db, name);
      }
  }
};

/** Whether a rule about these fields must wait, because running processes of the previous version may break it. */
export type MustRuleWait = (table: string, fields: readonly string[]) => boolean;

/** Creates missing and incomplete indexes. Answers whether it created any, and which unique indexes rows violate. */
export const migrateIndexes = async (
  engine: Engine,
  db: Db,
  tables: readonly Table[],
  waits: MustRuleWait,
): Promise<{ readonly added: boolean; readonly broken: readonly BrokenRule[] }> => {
  const present = await readExistingIndexes(engine, db);
  const reported = await readReportedRules(db);
  const broken: BrokenRule[] = [];
  let added = false;
  for (const table of tables) {
    const there = present.get(table.name) ?? [];
    for (const index of table.indexes) {
      const { name } = index;
      if (there.includes(name) && !reported.has(name)) continue;
      if (index.unique && waits(table.name, index.columns)) continue;
      // An index that excludes violating rows is created again at every start, until the rows are corrected.
      await sql`drop index if exists ${sql.ref(name)}`.execute(db);
      added = true;
      if (!index.unique) {
        await createPlain(engine, db, table, index);
        continue;
      }
      const found = await createUnique(db, table, index);
      await reportRule(db, found);
      if (found.keys.length > 0) broken.push(found);
    }
  }
  return { added, broken };
};
