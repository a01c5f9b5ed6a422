// Reads the sums of an aggregate as if they were its rows: a part of a query with the columns of the aggregate, and the
// number of rows that each sum counts. If the aggregate cannot answer, this part reads the rows themselves.
import { sql } from "kysely";
import type { RawBuilder } from "kysely";
import type { Aggregate } from "../../../platform/framework/Feature";
import { type Condition, whereOf } from "../../../platform/framework/storage/query";
import type { Store } from "../../../platform/framework/storage/Store";
import type { Described } from "../../../platform/framework/storage/tableFor";
import { type AggregateTables, tablesOfAggregate } from "./Kept";
import { divideIntoBlocks, type DividedSpan, type TimeSpan } from "./blocks";
import { isAggregateFilled } from "./keepAggregates";
import { sumColumns, columnRef } from "./keptTables";
import { joinOwnerRows } from "./reconcile";

type Sql = RawBuilder<unknown>;

export interface AggregateReader extends Described {
  readonly store: Store;
}

export interface CountedQuery {
  /** A span is identified by its index in this list, from 0. */
  readonly spans: readonly TimeSpan[];
  readonly conditions: readonly Condition[];
  /** The fields in the conditions. Null if not all of them are known; then the rows are read. */
  readonly fields: readonly string[] | null;
  /** The other fields that the query uses. */
  readonly uses: readonly string[];
}

const whole = (value: number): Sql => sql`cast(${value} as bigint)`;

/**
 * Conditions that mean different things for the kept columns and for the rows: a kept column has 0 or "" instead of
 * NULL, and belongs to another table.
 */
const DIFFERS = /\bis (not )?null\b|\bnot\b|<>/i;

const isSafe = ({ store }: AggregateReader, { table, through }: AggregateTables, condition: Condition): boolean => {
  const text = sql`${condition}`.compile(store.db).sql;
  const names = [table, ...(through === null ? [] : [through.parent])].map(({ name }) => `"${name}".`);
  return !names.some((name) => text.includes(name)) && !DIFFERS.test(text);
};

/** `name(place, …)` as a table that has a row of numbers for each of `rows`. */
const listed = (name: string, columns: readonly string[], rows: readonly (readonly number[])[]): Sql =>
  sql`${sql.raw(name)}(${sql.raw(columns.join(", "))}) as (values ${sql.join(rows.map((row) => sql`(${sql.join(row.map(whole))})`))})`;

const columnsOf = ({ columns, sums }: AggregateTables): readonly Sql[] => [
  ...columns.map(({ column }) => columnRef(column)),
  sumColumns.rows,
  ...sums.map(columnRef),
];

const also = (conditions: readonly Condition[]): Sql =>
  conditions.length === 0 ? sql`` : sql`and ${sql.join(conditions, sql` and `)}`;

/** The source of the counted rows that meet the conditions. The conditions are about the table that has the owners. */
const sourceWith = (kept: AggregateTables, conditions: readonly Condition[]): Sql => {
  const { through, columns } = kept;
  if (through === null) return joinOwnerRows(kept);
  const { parent } = through;
  const names = [parent.key, ...columns.filter(({ of }) => of === parent).map(({ column }) => column)].map(columnRef);
  return joinOwnerRows(
    kept,
    sql`(select ${sql.join(names)} from ${sql.table(parent.name)} ${whereOf(conditions)}) as ${sql.table(parent.name)}`,
  );
};

/** The counted rows of some spans, each with a count of 1. */
const ofRows = (kept: AggregateTables, name: string, conditions: readonly Condition[]): Sql => {
  const { table, moment, columns, sums, through } = kept;
  const at = sql.ref(`${table.name}.${moment.name}`);
  const values = [
    ...columns.map(({ column, of }) => sql.ref(`${of.name}.${column.name}`)),
    sql`1 as ${sumColumns.rows}`,
    ...sums.map((column) => sql.ref(`${table.name}.${column.name}`)),
  ];
  return sql`select agg_place, ${sql.join(values)} from ${sql.raw(name)} cross join ${sourceWith(kept, conditions)} where ${at} >= agg_from and ${at} < agg_to ${through === null ? also(conditions) : sql``}`;
};

/**
 * Each block is one search in an index. SQLite does this in a cross join. PostgreSQL would merge the search into the
 * query and compare all blocks with each span; `offset 0` prevents this.
 */
const ofBlocks = ({ store }: AggregateReader, kept: AggregateTables, conditions: readonly Condition[]): Sql => {
  const blocks = sql`${sql.table(kept.blocks)} where ${sumColumns.part} = agg_of and ${sumColumns.level} = agg_length and ${sumColumns.begin} >= agg_from and ${sumColumns.begin} < agg_to ${also(conditions)}`;
  const columns = sql.join(columnsOf(kept));
  return store.engine === "sqlite"
    ? sql`select agg_place, ${columns} from agg_pieces cross join ${blocks}`
    : sql`select agg_place, ${columns} from agg_pieces cross join lateral (select ${columns} from ${blocks} offset 0) as found`;
};

const ofChanges = (kept: AggregateTables, conditions: readonly Condition[]): Sql =>
  sql`select agg_place, ${sql.join(columnsOf(kept))} from agg_whole cross join ${sql.table(kept.changes)}
    where ${sumColumns.begin} >= agg_from and ${sumColumns.begin} < agg_to ${also(conditions)}`;

const SPAN = ["agg_place", "agg_from", "agg_to"];

const fromKept = (
  reading: AggregateReader,
  kept: AggregateTables,
  divided: readonly DividedSpan[],
  conditions: readonly Condition[],
): Sql => {
  const pieces = divided.flatMap((one, place) =>
    one.pieces.map(({ part, level, begin, end }) => [place, part, level, begin, end]),
  );
  const wholes = divided.flatMap(({ whole: of }, place) => (of === null ? [] : [[place, of.begin, of.end]]));
  const edges = divided.flatMap((one, place) => one.edges.map(({ begin, end }) => [place, begin, end]));
  const tables = [
    ...(pieces.length > 0
      ? [listed("agg_pieces", ["agg_place", "agg_of", "agg_length", "agg_from", "agg_to"], pieces)]
      : []),
    ...(wholes.length > 0 ? [listed("agg_whole", SPAN, wholes)] : []),
    ...(edges.length > 0 ? [listed("agg_edges", SPAN, edges)] : []),
  ];
  const selects = [
    ...(pieces.length > 0 ? [ofBlocks(reading, kept, conditions)] : []),
    ...(wholes.length > 0 ? [ofChanges(kept, conditions)] : []),
    ...(edges.length > 0 ? [ofRows(kept, "agg_edges", conditions)] : []),
  ];
  return sql`(with ${sql.join(tables)} ${sql.join(selects, sql` union all `)})`;
};

/** The column with the number of counted rows. `SPAN_COLUMN` is the column with the index of their span. */
export const COUNT_COLUMN = sumColumns.rows;
export const SPAN_COLUMN = sql.ref("agg_place");

/**
 * The part of a query with a row for each group of rows, with `SPAN_COLUMN`, the fields of the aggregate and `COUNT_COLUMN`. The
 * caller adds the name of the resource, as in `from ${…} as "order"`.
 */
export const countedRows = async (
  reading: AggregateReader,
  aggregate: Aggregate,
  { spans, conditions, fields, uses }: CountedQuery,
): Promise<Sql> => {
  const kept = tablesOfAggregate(reading, aggregate);
  const has = (name: string) => kept.columns.some(({ column }) => column.name === name);
  const canAnswer =
    kept.isKept &&
    reading.model.features.some(({ name }) => name === "aggregates") &&
    fields?.every(has) === true &&
    conditions.every((one) => isSafe(reading, kept, one)) &&
    (await isAggregateFilled(reading.store, kept));
  if (!canAnswer) {
    const places = spans.map(({ begin, end }, place) => [place, begin, end]);
    return sql`(with ${listed("agg_all", SPAN, places)} ${ofRows(kept, "agg_all", conditions)})`;
  }
  const needsOwners = [...fields, ...uses].some((name) => kept.owners.includes(name));
  const [finest] = kept.parts;
  const part = needsOwners ? finest : (kept.parts.at(-1) ?? finest);
  return fromKept(
    reading,
    kept,
    spans.map((span) => divideIntoBlocks(span, part, finest)),
    conditions,
  );
};
