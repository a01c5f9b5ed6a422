// The tables that the store keeps for an aggregate. Their names contain a hash of everything that decides their
// contents, so that a changed declaration gets new tables (ADR 70).
import { createHash } from "node:crypto";
import type { Aggregate } from "../../../platform/framework/Feature";
import type { Column, Table } from "../../../platform/framework/storage/Table";
import { columnFor, type Described, tableFor } from "../../../platform/framework/storage/tableFor";
import { DAY, HOUR } from "../../../platform/framework/wire/seconds";

/**
 * Zones differ from UTC by a multiple of 15 minutes, so every day in every zone consists of whole quarters of an hour.
 */
export const QUARTER_HOUR = 900;

/** A column of the sums, and the table that its values come from. */
export interface SumColumn {
  readonly column: Column;
  readonly of: Table;
}

/** Sums of rows that are grouped by some columns: either by all of them, or only by those that are not owners. */
export interface SumPart {
  readonly number: number;
  readonly columns: readonly SumColumn[];
  /** The lengths of the blocks of time, in seconds, longest first. */
  readonly levels: readonly number[];
}

/** An aggregate with its tables and columns. */
export interface AggregateTables {
  readonly id: string;
  /**
   * Whether sums are kept. If not, the rows are read. Dropping a whole partition fires no trigger, so no sums are kept
   * for such tables.
   */
  readonly isKept: boolean;
  readonly table: Table;
  readonly moment: Column;
  readonly through: { readonly column: Column; readonly parent: Table } | null;
  /** The fields that rows are grouped by, and owners. */
  readonly columns: readonly SumColumn[];
  /** The names of the owners; the first one has an index. */
  readonly owners: readonly string[];
  readonly sums: readonly Column[];
  /** The parts of the aggregate. The finest part, which has all columns and the shortest blocks, comes first. */
  readonly parts: readonly [SumPart, ...SumPart[]];
  /** The tables of whole blocks, and of changes that are not in any block yet. */
  readonly blocks: string;
  readonly changes: string;
}

/** The lengths of blocks: days, thirds of days, and the shortest length that the part needs. */
const levelsDownTo = (shortest: number): readonly number[] => [DAY, 8 * HOUR, shortest];

const known = new WeakMap<Described["tables"], Map<Aggregate, AggregateTables>>();

/** The reason why these definitions do not allow an aggregate to be kept; null if they allow it. */
const refusalOf = (moment: Column, columns: readonly SumColumn[], sums: readonly Column[]): string | null => {
  if (moment.storage !== "integer" || moment.optional) return `${moment.name} is no time`;
  const text = columns.find(({ column }) => column.encrypted || column.joined !== null || column.storage === "json");
  if (text) return `${text.column.name} cannot be grouped by`;
  const sum = sums.find(({ storage, optional }) => (storage !== "integer" && storage !== "cents") || optional);
  return sum ? `${sum.name} cannot be summed exactly` : null;
};

const resolve = (from: Pick<Described, "tables">, aggregate: Aggregate): AggregateTables => {
  const table = tableFor(from, aggregate.of);
  const { through } = aggregate;
  const parent = through === null ? table : tableFor(from, through.to);
  const moment = columnFor(table, aggregate.moment);
  const own = aggregate.by.map((name): SumColumn => ({ column: columnFor(table, name), of: table }));
  const owned = aggregate.owners.map((name): SumColumn => ({ column: columnFor(parent, name), of: parent }));
  const sums = aggregate.sums.map((name) => columnFor(table, name));
  const columns = [...owned, ...own];
  const refusal = refusalOf(moment, columns, sums);
  if (refusal !== null) throw new Error(`No aggregate of ${table.name} can be kept: ${refusal}.`);
  const facts = [
    aggregate,
    parent.key.name,
    columns.map(({ column, of }) => [of.name, column.name, column.storage, column.optional]),
    sums.map(({ name, storage }) => [name, storage]),
  ];
  const id = createHash("sha256").update(JSON.stringify(facts)).digest("hex").slice(0, 10);
  return {
    id,
    isKept: table.partitionedBy === null && parent.partitionedBy === null,
    table,
    moment,
    through: through === null ? null : { column: columnFor(table, through.field), parent },
    columns,
    owners: aggregate.owners,
    sums,
    parts: [
      { number: 0, columns, levels: levelsDownTo(QUARTER_HOUR) },
      { number: 1, columns: own, levels: levelsDownTo(HOUR) },
    ],
    blocks: `platform_sums_${id}`,
    changes: `platform_sums_new_${id}`,
  };
};

/** The tables that the store keeps for an aggregate. @throws Error for fields that do not fit */
export const tablesOfAggregate = (from: Pick<Described, "tables">, aggregate: Aggregate): AggregateTables => {
  const of = known.get(from.tables) ?? new Map<Aggregate, AggregateTables>();
  known.set(from.tables, of);
  const found = of.get(aggregate);
  if (found !== undefined) return found;
  const kept = resolve(from, aggregate);
  of.set(aggregate, kept);
  return kept;
};

/** The aggregates for resources that these definitions have. */
export const possibleAggregates = (
  from: Pick<Described, "tables">,
  aggregates: readonly Aggregate[],
): readonly AggregateTables[] =>
  aggregates
    .filter(({ of, through }) => from.tables.has(of) && (through === null || from.tables.has(through.to)))
    .map((one) => tablesOfAggregate(from, one))
    .filter(({ isKept }) => isKept);
