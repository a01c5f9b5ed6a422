// Compares an aggregate with the rows that it counts, one time span after another, and adds the differences. For a new
// aggregate, this adds everything. For a filled aggregate, it is a check. A single statement compares and adds, so it
// sees the store at one moment. Rows that are written meanwhile add their own changes.
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import { lockNote } from "../../../platform/framework/storage/bookkeeping";
import type { Db, Store } from "../../../platform/framework/storage/Store";
import { transact } from "../../../platform/framework/storage/transact";
import { AGGREGATES_TABLE } from "../../../platform/framework/storage/triggers";
import type { AggregateTables, SumPart } from "./Kept";
import type { TimeSpan } from "./blocks";
import { FILLED_COMPLETELY, valueOrEmpty, sumColumns, quarterHourOf, columnRef } from "./keptTables";

type Sql = RawBuilder<unknown>;

/** Lets only one process at a time add changes to blocks or compare. */
export const AGGREGATES_LOCK = "aggregates";

/**
 * The counted rows, joined with the rows that have their owners. `owning` may be a selection in place of the owner
 * rows.
 */
export const joinOwnerRows = ({ table, through }: AggregateTables, owning?: Sql): Sql =>
  through === null
    ? sql`${sql.table(table.name)}`
    : sql`${sql.table(table.name)} join ${owning ?? sql.table(through.parent.name)} on ${sql.ref(`${through.parent.name}.${through.parent.key.name}`)} = ${sql.ref(`${table.name}.${through.column.name}`)}`;

const within = (ref: Sql, { begin, end }: TimeSpan): Sql =>
  sql`${ref} >= cast(${begin} as bigint) and ${ref} < cast(${end} as bigint)`;

/** The counted rows, as rows of an aggregate. */
const counted = (kept: AggregateTables, span: TimeSpan): Sql => {
  const moment = sql.ref(`${kept.table.name}.${kept.moment.name}`);
  const values = [
    sql`${quarterHourOf(moment)} as ${sumColumns.begin}`,
    ...kept.columns.map(
      ({ column, of }) => sql`${valueOrEmpty(column, sql.ref(`${of.name}.${column.name}`))} as ${columnRef(column)}`,
    ),
    sql`1 as ${sumColumns.rows}`,
    ...kept.sums.map((column) => sql`${sql.ref(`${kept.table.name}.${column.name}`)} as ${columnRef(column)}`),
  ];
  return sql`select ${sql.join(values)} from ${joinOwnerRows(kept)} where ${within(moment, span)}`;
};

const measuresOf = ({ sums }: AggregateTables): readonly Sql[] => [sumColumns.rows, ...sums.map(columnRef)];

/** The sums with a minus sign. Adding other sums then leaves only the difference. */
const taken = (kept: AggregateTables, columns: SumPart["columns"], from: Sql): Sql => {
  const names = [sumColumns.begin, ...columns.map(({ column }) => columnRef(column))];
  return sql`select ${sql.join([...names, ...measuresOf(kept).map((ref) => sql`-${ref}`)])} from ${from}`;
};

const levelIn = ({ number }: SumPart, level: number): Sql =>
  sql`${sumColumns.part} = ${sql.lit(number)} and ${sumColumns.level} = ${sql.lit(level)}`;

const differs = (kept: AggregateTables): Sql =>
  sql.join(
    measuresOf(kept).map((ref) => sql`sum(${ref}) <> 0`),
    sql` or `,
  );

const summed = (kept: AggregateTables): readonly Sql[] => measuresOf(kept).map((ref) => sql`sum(${ref})`);

/** The columns of an `insert` into blocks, and the end of the statement, which adds to blocks that exist already. */
export const blockInsert = (kept: AggregateTables): { readonly into: Sql; readonly orAdd: Sql } => {
  const key = [
    sumColumns.part,
    sumColumns.level,
    sumColumns.begin,
    ...kept.columns.map(({ column }) => columnRef(column)),
  ];
  const measures = measuresOf(kept);
  const there = (ref: Sql) => sql`${sql.table(kept.blocks)}.${ref}`;
  return {
    into: sql`${sql.table(kept.blocks)} (${sql.join([...key, ...measures])})`,
    orAdd: sql`on conflict (${sql.join(key)}) do update set ${sql.join(measures.map((ref) => sql`${ref} = ${there(ref)} + excluded.${ref}`))}`,
  };
};

/** Adds rows that the finest blocks have missed. Answers the number of groups that differed. */
const compareWithRows = async (db: Db, kept: AggregateTables, span: TimeSpan): Promise<number> => {
  const [finest] = kept.parts;
  const level = finest.levels.at(-1) ?? 0;
  const names = [sumColumns.begin, ...kept.columns.map(({ column }) => columnRef(column))];
  const all = sql`${counted(kept, span)}
    union all ${taken(kept, kept.columns, sql`${sql.table(kept.blocks)} where ${levelIn(finest, level)} and ${within(sumColumns.begin, span)}`)}
    union all ${taken(kept, kept.columns, sql`${sql.table(kept.changes)} where ${within(sumColumns.begin, span)}`)}`;
  const { into, orAdd } = blockInsert(kept);
  const done = await sql`insert into ${into}
    select ${sql.join([sql.lit(finest.number), sql.lit(level), ...names, ...summed(kept)])} from (${all}) as difference where true
    group by ${sql.join(names)} having ${differs(kept)} ${orAdd}`.execute(db);
  return Number(done.numAffectedRows ?? 0n);
};

/** The empty value for a column that a part of the aggregate does not have. */
const none = ({ storage }: AggregateTables["sums"][number]): Sql => (storage === "text" ? sql`''` : sql`0`);

/** Rolls the finest blocks up into longer ones. */
const compareBlocks = async (
  db: Db,
  kept: AggregateTables,
  part: SumPart,
  level: number,
  span: TimeSpan,
): Promise<number> => {
  const [finest] = kept.parts;
  const start = sql`(${sumColumns.begin} - ${sumColumns.begin} % ${sql.lit(level)})`;
  const refs = part.columns.map(({ column }) => columnRef(column));
  const fine = sql`select ${sql.join([sql`${start} as ${sumColumns.begin}`, ...refs, ...measuresOf(kept)])} from ${sql.table(kept.blocks)} where ${levelIn(finest, finest.levels.at(-1) ?? 0)} and ${within(sumColumns.begin, span)}`;
  const coarse = taken(
    kept,
    part.columns,
    sql`${sql.table(kept.blocks)} where ${levelIn(part, level)} and ${within(sumColumns.begin, span)}`,
  );
  const { into, orAdd } = blockInsert(kept);
  const has = (name: string) => part.columns.some(({ column }) => column.name === name);
  const values = kept.columns.map(({ column }) => (has(column.name) ? columnRef(column) : none(column)));
  const done = await sql`insert into ${into}
    select ${sql.join([sql.lit(part.number), sql.lit(level), sumColumns.begin, ...values, ...summed(kept)])} from (${fine} union all ${coarse}) as difference where true
    group by ${sql.join([sumColumns.begin, ...refs])} having ${differs(kept)} ${orAdd}`.execute(db);
  return Number(done.numAffectedRows ?? 0n);
};

/** Compares a time span of whole days of UTC, and adds the differences. Answers the number of groups that differed. */
export const reconcile = (
  store: Pick<Store, "db" | "flush" | "trail">,
  kept: AggregateTables,
  span: TimeSpan,
): Promise<{ readonly rows: number; readonly blocks: number }> =>
  transact(store, async (db) => {
    await lockNote(db, AGGREGATES_LOCK);
    const rows = await compareWithRows(db, kept, span);
    let blocks = 0;
    const [{ levels }] = kept.parts;
    for (const part of kept.parts)
      for (const level of part.levels)
        if (part.number > 0 || level !== levels.at(-1)) blocks += await compareBlocks(db, kept, part, level, span);
    await sql`update ${sql.table(AGGREGATES_TABLE)} set filled = case when filled = ${FILLED_COMPLETELY} then filled else cast(${span.end} as bigint) end where id = ${kept.id}`.execute(
      db,
    );
    return { rows, blocks };
  });
