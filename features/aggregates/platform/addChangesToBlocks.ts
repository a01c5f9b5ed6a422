// Adds changes to blocks. One transaction adds and deletes a change, so that each is added once.
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { lockNote } from "../../../platform/framework/storage/bookkeeping";
import type { Db, Row, Store } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import type { AggregateTables, SumPart } from "./Kept";
import { sumColumns } from "./keptTables";
import { blockInsert, AGGREGATES_LOCK } from "./reconcile";

/** The most changes that one transaction adds. */
const AT_ONCE = 2000;
/** The most values that one statement inserts. */
const MOST_VALUES = 3000;

type Values = readonly (string | number)[];

interface Sum {
  readonly key: Values;
  readonly measures: bigint[];
}

const keptValue = (row: Row, name: string): string | number => {
  const value = row[name];
  return typeof value === "number" ? value : String(value ?? "");
};

/** Sums changes for the blocks of one length. */
const sumBy = (kept: AggregateTables, part: SumPart, level: number, rows: readonly Row[]): readonly Sum[] => {
  const has = new Set(part.columns.map(({ column }) => column.name));
  const found = new Map<string, Sum>();
  for (const row of rows) {
    const begin = Number(row.agg_begin);
    const values = kept.columns.map(({ column }) =>
      has.has(column.name) ? keptValue(row, column.name) : column.storage === "text" ? "" : 0,
    );
    const key = [part.number, level, begin - (begin % level), ...values];
    const measures = ["agg_rows", ...kept.sums.map(({ name }) => name)].map((name) => BigInt(String(row[name] ?? 0)));
    const mark = JSON.stringify(key);
    const known = found.get(mark);
    if (known === undefined) found.set(mark, { key, measures });
    else for (const [at, measure] of measures.entries()) known.measures[at] = (known.measures[at] ?? 0n) + measure;
  }
  // The order is always the same, so that two transactions cannot deadlock.
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, sum]) => sum);
};

/** Numbers beyond 2^53 are sent as text, because database drivers would round them. */
const exact = (value: bigint): RawBuilder<unknown> => sql`cast(${String(value)} as numeric)`;

const addSums = async (db: Db, kept: AggregateTables, engine: Store["engine"], sums: readonly Sum[]): Promise<void> => {
  const { into, orAdd } = blockInsert(kept);
  const size = Math.floor(MOST_VALUES / ((sums[0]?.key.length ?? 1) + kept.sums.length + 1));
  const whole = (value: bigint) => (engine === "sqlite" ? sql`cast(${String(value)} as integer)` : exact(value));
  for (let start = 0; start < sums.length; start += size) {
    const tuples = sums
      .slice(start, start + size)
      .map(({ key, measures }) => sql`(${sql.join([...key, ...measures.map(whole)])})`);
    await sql`insert into ${into} values ${sql.join(tuples)} ${orAdd}`.execute(db);
  }
};

/** Removes blocks that count no rows any more, among the blocks that were just changed. */
const removeEmpty = async (
  db: Db,
  kept: AggregateTables,
  part: SumPart,
  level: number,
  sums: readonly Sum[],
): Promise<void> => {
  const begins = [...new Set(sums.map(({ key }) => Number(key[2])))];
  const nothing = sql.join(
    [sumColumns.rows, ...kept.sums.map(({ name }) => sql.ref(name))].map((ref) => sql`${ref} = 0`),
    sql` and `,
  );
  await sql`delete from ${sql.table(kept.blocks)} where ${sumColumns.part} = ${part.number} and ${sumColumns.level} = ${level} and ${sumColumns.begin} in (${sql.join(begins)}) and ${nothing}`.execute(
    db,
  );
};

/** Adds some changes to the blocks. Answers the number of changes. */
export const addChangesToBlocks = (
  store: Pick<Store, "db" | "flush" | "trail" | "engine">,
  kept: AggregateTables,
): Promise<number> =>
  transact(store, async (db) => {
    await lockNote(db, AGGREGATES_LOCK);
    const changes = sql.table(kept.changes);
    const sums = kept.sums.map(({ name }) => sql`cast(${sql.ref(name)} as text) as ${sql.ref(name)}`);
    const answered = [
      sumColumns.begin,
      ...kept.columns.map(({ column }) => sql.ref(column.name)),
      sumColumns.rows,
      ...sums,
    ];
    const { rows } =
      await sql<Row>`delete from ${changes} where id in (select id from ${changes} order by id limit ${AT_ONCE}) returning ${sql.join(answered)}`.execute(
        db,
      );
    if (rows.length === 0) return 0;
    for (const part of kept.parts)
      for (const level of part.levels) {
        const added = sumBy(kept, part, level, rows);
        await addSums(db, kept, store.engine, added);
        await removeEmpty(db, kept, part, level, added);
      }
    return rows.length;
  });
