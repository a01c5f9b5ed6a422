// Counts rows by day and by column, in the store. Every query is limited to what the caller may see. SQLite queries
// block the thread of the server, so waiting requests may run before each query.
import { setImmediate as turn } from "node:timers/promises";
import { sql } from "kysely";
import type { FieldOf, GivenOf } from "pilothouse/handles";
import { type Caller, type Platform, scopeSelection } from "pilothouse/platform";
import {
  type Column,
  type Condition,
  type Db,
  oneOf,
  selectionOf,
  type Table,
  tableFor,
  whereOf,
} from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { columnRef } from "../database";
import type { DayPeriod } from "./days";

/** The field with the owning company, in every table whose rows belong to companies. For orders, it is the buyer. */
const OWNER: FieldOf<typeof resources.order> & FieldOf<typeof resources.device> = "comp_id";
/** The company that sold an order. */
const SELLER: FieldOf<typeof resources.order> = "seller_id";

/** The rows of a company and of all companies below it. */
const withinCompany = (owner: Column, company: number): Condition => {
  const [companies, key] = [sql.table(resources.company.table), columnRef(resources.company, "comp_id")];
  const parent = columnRef(resources.company, "comp_parent_id");
  return sql`${sql.ref(owner.name)} in (with recursive below(id) as (select ${key} from ${companies} where ${key} = ${company} union select ${key} from ${companies} join below on ${parent} = below.id) select id from below)`;
};

/** Filters of statistics. Tables without such a field ignore it. */
type Narrowing = Pick<GivenOf<typeof resources.statistics>, "comp_id" | "app_id" | "pk">;

/** Conditions on rows, and the fields that they use; null if they also use other tables. */
export interface VisibleRows {
  readonly conditions: readonly Condition[];
  readonly fields: readonly string[] | null;
}

/**
 * The rows that the caller may see and that the filters select. The filters 0 and "" select all rows. `as` is the field
 * with the company to filter by; null for all rows that the caller sees.
 */
const seeingAs = <Of>(
  platform: Platform,
  table: Table<Of>,
  caller: Caller,
  asked: Narrowing,
  as: FieldOf<Of> | null,
): VisibleRows => {
  const { comp_id: company = 0, app_id, pk } = asked;
  const others = Object.entries({ app_id, pk } satisfies Narrowing).flatMap(([name, value]) => {
    const column = table.byName.get(name);
    return column && value ? [{ name, condition: oneOf(column, [value]) }] : [];
  });
  const owner = table.byName.get(as ?? OWNER);
  const own = owner && company !== 0 ? [{ name: owner.name, condition: withinCompany(owner, company) }] : [];
  const reached = scopeSelection(platform, table, caller, selectionOf(platform.store, table, {}), as ?? undefined);
  const narrowing = [...own, ...others];
  return {
    conditions: [...reached.conditions, ...narrowing.map(({ condition }) => condition)],
    fields: reached.elsewhere.length > 0 ? null : [...reached.fields, ...narrowing.map(({ name }) => name)],
  };
};

/** The orders that visible companies sold, the orders that they bought, and the orders between two of them. */
export interface VisibleOrders {
  readonly sold: VisibleRows;
  readonly bought: VisibleRows;
  readonly between: VisibleRows;
}

export const visibleOrdersOf = (platform: Platform, caller: Caller, asked: Narrowing = {}): VisibleOrders => {
  const table = tableFor(platform, resources.order);
  const sold = seeingAs(platform, table, caller, asked, SELLER);
  const bought = seeingAs(platform, table, caller, asked, OWNER);
  const between: VisibleRows = {
    conditions: [...sold.conditions, ...bought.conditions],
    fields: sold.fields && bought.fields && [...sold.fields, ...bought.fields],
  };
  return { sold, bought, between };
};

/** The rows that the caller may see and that the filters select. */
export const visibleRows = (platform: Platform, table: Table, caller: Caller, asked: Narrowing = {}): VisibleRows =>
  seeingAs(platform, table, caller, asked, null);

/** The conditions alone, without the fields that they use. */
export const visibleConditions = (
  platform: Platform,
  table: Table,
  caller: Caller,
  asked: Narrowing = {},
): readonly Condition[] => visibleRows(platform, table, caller, asked).conditions;

const whole = (value: number) => sql`cast(${value} as bigint)`;

/**
 * `period(place, day_begin, day_end)` has a row per day. Put it first in a cross join, so that each day is one index
 * search.
 */
export const daysTable = (days: readonly DayPeriod[]) =>
  sql`with period(place, day_begin, day_end) as (values ${sql.join(
    days.map(({ begin, end }, place) => sql`(${whole(place)}, ${whole(begin)}, ${whole(end)})`),
  )})`;

export const periodCondition = (moment: string, conditions: readonly Condition[]) =>
  whereOf([sql`${sql.ref(moment)} >= day_begin`, sql`${sql.ref(moment)} < day_end`, ...conditions]);

/** The conditions that select the rows of these days. */
export const daysCondition = <Of>(
  _: Table<Of>,
  moment: FieldOf<Of>,
  days: readonly DayPeriod[],
): readonly Condition[] => [
  sql`${sql.ref(moment)} >= ${whole(days[0]?.begin ?? 0)}`,
  sql`${sql.ref(moment)} < ${whole(days.at(-1)?.end ?? 0)}`,
];

export type DayCount = {
  readonly day: string;
  readonly count: number;
};

/** Counts rows per day, including days without rows. */
export const countByDay = async <Of>(
  db: Db,
  table: Table<Of>,
  moment: FieldOf<Of>,
  days: readonly DayPeriod[],
  conditions: readonly Condition[],
): Promise<readonly DayCount[]> => {
  await turn();
  const { rows } = await sql<{ place: number; n: number }>`${daysTable(days)}
    select place, count(*) as n from period cross join ${sql.table(table.name)} ${periodCondition(moment, conditions)} group by place`.execute(
    db,
  );
  const found = new Map(rows.map(({ place, n }) => [place, n]));
  return days.map(({ day }, place) => ({ day, count: found.get(place) ?? 0 }));
};

export const countWhere = async (db: Db, table: Table, conditions: readonly Condition[]): Promise<number> => {
  await turn();
  const { rows } = await sql<{
    n: number;
  }>`select count(*) as n from ${sql.table(table.name)} ${whereOf(conditions)}`.execute(db);
  return rows[0]?.n ?? 0;
};

export interface CountGroup {
  readonly key: string | number;
  readonly count: number;
}

/** Counts rows per value of a column, largest first. */
export const countBy = async <Of>(
  db: Db,
  table: Table<Of>,
  column: FieldOf<Of>,
  conditions: readonly Condition[],
): Promise<readonly CountGroup[]> => {
  await turn();
  const ref = sql.ref(column);
  const { rows } = await sql<{
    name: CountGroup["key"] | null;
    n: number;
  }>`select ${ref} as name, count(*) as n from ${sql.table(table.name)} ${whereOf(conditions)} group by ${ref} order by n desc, name`.execute(
    db,
  );
  return rows.map(({ name, n }) => ({ key: name ?? "", count: n }));
};
