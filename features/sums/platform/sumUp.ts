// Counts and sums the rows of a selection, in groups, with SQL. Money is summed in whole cents, per currency.
import { fromCents, decimalsOf } from "pilothouse/schema";
import { type RawBuilder, sql, type SqlBool } from "kysely";
import { DAY } from "../../../platform/framework/wire/seconds";
import { emptyValueOf } from "../../../platform/framework/storage/codec";
import { type Condition, sqlOf, type Selection, whereOf } from "../../../platform/framework/storage/query";
import type { Db } from "../../../platform/framework/storage/Store";
import type { Column, Table } from "../../../platform/framework/storage/Table";
import { mapInSteps } from "../../../platform/framework/wire/mapInSteps";
import { type ClockShift, clockShiftsOf } from "./shiftsOf";

/** A field that is summed, and the field with the currency of its amounts, if each row has its own. */
export interface SummedField {
  readonly column: Column;
  readonly currency: Column | null;
  /** The condition for rows that count; null if all rows count. */
  readonly counts: Condition | null;
}

export interface SumGroup {
  readonly column: Column;
  /** For a time: the part of the calendar that makes a group, and the zone of that calendar. Null for any other field. */
  readonly calendar: { readonly per: "day" | "month"; readonly zone: string } | null;
}

export interface FieldSum {
  readonly field: string;
  /** The value of the field with the currency; null without such a field. */
  readonly currency: unknown;
  readonly sum: string | number;
  /** The number of these rows that count. */
  readonly count: number;
  /** The average of these rows. */
  readonly average: string | number;
}

export interface GroupOfSums {
  /**
   * The value of the field. For a time, the first moment of the day or month in its calendar, as if that calendar were
   * in UTC.
   */
  readonly value: string | number;
  readonly count: number;
  readonly sums: readonly FieldSum[];
}

interface Counted {
  readonly value: string | number;
  readonly currency: unknown;
  readonly count: number;
  /** Sums by field. Cents and whole numbers are exact. */
  readonly sums: ReadonlyMap<string, Total>;
}

interface Total {
  readonly sum: bigint | number;
  /** The number of rows that count. */
  readonly count: number;
}

const exact = ({ storage }: Column, value: unknown): bigint | number =>
  storage === "real" ? Number(value ?? 0) : BigInt(String(value ?? 0));

const add = (a: bigint | number, b: bigint | number): bigint | number =>
  typeof a === "bigint" && typeof b === "bigint" ? a + b : Number(a) + Number(b);

/** The day of a moment in the calendar of the zone. An empty time stays 0. */
const dayRef = (column: Column, shifts: readonly ClockShift[]): RawBuilder<unknown> => {
  const ref = sqlOf(column);
  const [first, ...later] = shifts.map(({ from, ahead }) => ({ from: sql.lit(from), ahead: sql.lit(ahead) }));
  // The latest shift comes first, because most rows are new.
  const cases = later.toReversed().map(({ from, ahead }) => sql`when ${ref} >= ${from} then ${ahead}`);
  const ahead =
    cases.length === 0
      ? (first?.ahead ?? sql.lit(0))
      : sql`case ${sql.join(cases, sql` `)} else ${first?.ahead ?? sql.lit(0)} end`;
  const clock = sql`(${ref} + ${ahead})`;
  return sql`coalesce(case when ${ref} <> 0 then ${clock} - ((${clock} % ${sql.lit(DAY)}) + ${sql.lit(DAY)}) % ${sql.lit(DAY)} end, 0)`;
};

/** The clock changes of the zone between the first and the last row. */
const readShifts = async (db: Db, table: Table, { conditions }: Selection, { column, calendar }: SumGroup) => {
  if (calendar === null) return [];
  const ref = sqlOf(column);
  const where = whereOf([...conditions, sql<SqlBool>`${ref} <> 0`]);
  const end = (of: RawBuilder<unknown>) => sql`(select ${of} from ${sql.table(table.name)} ${where})`;
  const { rows } = await sql<{
    first: number | null;
    last: number | null;
  }>`select ${end(sql`min(${ref})`)} as first, ${end(sql`max(${ref})`)} as last`.execute(db);
  return clockShiftsOf(calendar.zone, Number(rows[0]?.first ?? 0), Number(rows[0]?.last ?? 0));
};

/** Counts and sums the rows of each group and currency, for fields that share a currency field, or have none. */
const countBy = async (
  db: Db,
  table: Table,
  selection: Selection,
  asked: { readonly by: SumGroup | null; readonly currency: Column | null; readonly of: readonly SummedField[] },
): Promise<readonly Counted[]> => {
  const { by, currency, of } = asked;
  // Groups by position, because PostgreSQL treats equal expressions with parameters as different.
  const shifts = by === null ? [] : await readShifts(db, table, selection, by);
  const group =
    by && (by.calendar ? dayRef(by.column, shifts) : sql`coalesce(${sqlOf(by.column)}, ${emptyValueOf(by.column)})`);
  const groups = [group, currency && sqlOf(currency)];
  const heads = groups.map((one, at) => sql`${one ?? sql`0`} as ${sql.ref(`g${at}`)}`);
  const sums = of.flatMap(({ column, counts }, at) => {
    const [sum, count] = [sql.ref(`s${at}`), sql.ref(`c${at}`)];
    if (counts === null) return [sql`sum(${sqlOf(column)}) as ${sum}`, sql`count(*) as ${count}`];
    const some = (value: RawBuilder<unknown>) => sql`case when ${counts} then ${value} end`;
    return [sql`sum(${some(sqlOf(column))}) as ${sum}`, sql`count(${some(sql`1`)}) as ${count}`];
  });
  const { rows } = await sql<Readonly<Record<string, unknown>>>`
    select ${sql.join([...heads, sql`count(*) as n`, ...sums])} from ${sql.table(table.name)}
    ${whereOf(selection.conditions)} group by 1, 2`.execute(db);
  return mapInSteps(rows, (row) => ({
    value: by === null ? 0 : by.column.storage === "text" ? String(row.g0 ?? "") : Number(row.g0 ?? 0),
    currency: currency === null ? null : row.g1,
    count: Number(row.n),
    sums: new Map(
      of.map(({ column }, at) => [column.name, { sum: exact(column, row[`s${at}`]), count: Number(row[`c${at}`]) }]),
    ),
  }));
};

/** The month of a day. An empty time stays 0. */
const monthOf = (day: string | number): string | number => {
  if (day === 0) return day;
  const date = new Date(Number(day) * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / 1000;
};

const mergeMonths = async (counted: readonly Counted[]): Promise<readonly Counted[]> => {
  const found = new Map<string, Counted>();
  await mapInSteps(counted, (one) => {
    const value = monthOf(one.value);
    const mark = JSON.stringify([value, one.currency]);
    const known = found.get(mark);
    found.set(mark, {
      ...one,
      value,
      count: one.count + (known?.count ?? 0),
      sums: new Map(
        [...one.sums].map(([name, { sum, count }]) => {
          const other = known?.sums.get(name);
          return [
            name,
            { sum: add(sum, other?.sum ?? (typeof sum === "bigint" ? 0n : 0)), count: count + (other?.count ?? 0) },
          ];
        }),
      ),
    });
  });
  return [...found.values()];
};

/** Whether amounts in the currency of the field or the row have decimals. */
const hasDecimals = ({ field }: Column, currency: unknown): boolean =>
  decimalsOf(String(currency ?? field.options.currency ?? "")) > 0;

/** Half a cent is rounded away from zero. */
const divided = (sum: bigint, count: bigint): bigint => {
  const half = sum < 0n ? -(count / 2n) : count / 2n;
  return (sum + half) / count;
};

const averageOf = (sum: bigint, count: bigint, isFine: boolean): bigint =>
  isFine ? divided(sum, count) : divided(sum, count * 100n) * 100n;

const sumOf = (column: Column, { currency, sums }: Counted): readonly FieldSum[] => {
  const { sum, count } = sums.get(column.name) ?? { sum: 0, count: 0 };
  if (count === 0) return [];
  const field = column.name;
  if (column.storage === "cents" && typeof sum === "bigint")
    return [
      {
        field,
        currency,
        count,
        sum: fromCents(sum),
        average: fromCents(averageOf(sum, BigInt(count), hasDecimals(column, currency))),
      },
    ];
  return [{ field, currency, count, sum: Number(sum), average: Number(sum) / count }];
};

/**
 * The groups of the selected rows, with count and sums. Without `by`, all rows are one group. If there are no rows,
 * there is no group.
 */
export const calculateSums = async (
  db: Db,
  table: Table,
  selection: Selection,
  { summed, by }: { readonly summed: readonly SummedField[]; readonly by: SumGroup | null },
): Promise<readonly GroupOfSums[]> => {
  const currencies = [...new Set(summed.map(({ currency }) => currency))];
  const groups = new Map<string | number, GroupOfSums>();
  for (const currency of currencies.length === 0 ? [null] : currencies) {
    const of = summed.filter((one) => one.currency === currency);
    const isFirst = currency === (currencies[0] ?? null);
    const counted = await countBy(db, table, selection, { by, currency, of });
    await mapInSteps(by?.calendar?.per === "month" ? await mergeMonths(counted) : counted, (one) => {
      if (one.count === 0) return;
      const known = groups.get(one.value) ?? { value: one.value, count: 0, sums: [] };
      groups.set(one.value, {
        value: one.value,
        // Each query counts the same rows.
        count: known.count + (isFirst ? one.count : 0),
        sums: [...known.sums, ...of.flatMap(({ column }) => sumOf(column, one))],
      });
    });
  }
  const places = new Map(summed.map(({ column }, at) => [column.name, at]));
  const compare = (a: FieldSum, b: FieldSum): number =>
    (places.get(a.field) ?? 0) - (places.get(b.field) ?? 0) || (String(a.currency) < String(b.currency) ? -1 : 1);
  return mapInSteps([...groups.values()], (group) => ({ ...group, sums: [...group.sums].sort(compare) }));
};
