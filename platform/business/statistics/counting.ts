// Counts rows by day and by column, in the store. Every statement takes the conditions of who asks, and lets those who wait go
// first: the embedded store works in the thread that answers.
import { setImmediate as turn } from "node:timers/promises";
import { sql } from "kysely";
import type { Caller, Platform } from "../../framework/server/Platform";
import { scoped } from "../../framework/records/scope";
import { oneOf, selectionOf, whereOf } from "../../framework/storage/query";
import type { Condition } from "../../framework/storage/query";
import type { Db, Row } from "../../framework/storage/Store";
import type { Table } from "../../framework/storage/Table";
import type { Day } from "./days";

/** A company stands for itself and all below it. */
const withinCompany = (company: number): Condition =>
  sql`comp_id in (with recursive below(id) as (select comp_id from company where comp_id = ${company} union select company.comp_id from company join below on company.comp_parent_id = below.id) select id from below)`;

/** The rows a caller sees of a table, narrowed to a company and to what else is asked for; 0 and "" ask for nothing. */
export const visible = (platform: Platform, table: Table, caller: Caller, asked: Row = {}): readonly Condition[] => {
  const company = Number(asked.comp_id ?? 0);
  const others = ["app_id", "pk"].flatMap((name) => {
    const column = table.byName.get(name);
    return column && asked[name] ? [oneOf(column, [asked[name]])] : [];
  });
  const own = table.byName.has("comp_id") && company !== 0 ? [withinCompany(company)] : [];
  return [...scoped(platform, table, caller, selectionOf(platform.store, table, {})).conditions, ...own, ...others];
};

const whole = (value: number) => sql`cast(${value} as bigint)`;

/** `period(place, day_begin, day_end)`: one row a day. Put first, and joined crosswise, so that each day is one look into the index. */
export const periodOf = (days: readonly Day[]) =>
  sql`with period(place, day_begin, day_end) as (values ${sql.join(
    days.map(({ begin, end }, place) => sql`(${whole(place)}, ${whole(begin)}, ${whole(end)})`),
  )})`;

export const during = (moment: string, conditions: readonly Condition[]) =>
  whereOf([sql`${sql.ref(moment)} >= day_begin`, sql`${sql.ref(moment)} < day_end`, ...conditions]);

/** Of the whole range at once. */
export const between = (moment: string, days: readonly Day[]): readonly Condition[] => [
  sql`${sql.ref(moment)} >= ${whole(days[0]?.begin ?? 0)}`,
  sql`${sql.ref(moment)} < ${whole(days.at(-1)?.end ?? 0)}`,
];

const numberOf = (value: unknown): number => Number(value ?? 0);

export interface DayCount {
  readonly day: string;
  readonly count: number;
}

/** Every day, those with nothing among them. */
export const countByDay = async (
  db: Db,
  table: Table,
  moment: string,
  days: readonly Day[],
  conditions: readonly Condition[],
): Promise<readonly DayCount[]> => {
  await turn();
  const { rows } = await sql<Row>`${periodOf(days)}
    select place, count(*) as n from period cross join ${sql.table(table.name)} ${during(moment, conditions)} group by place`.execute(
    db,
  );
  const found = new Map(rows.map((row) => [numberOf(row.place), numberOf(row.n)]));
  return days.map(({ day }, place) => ({ day, count: found.get(place) ?? 0 }));
};

export const countWhere = async (db: Db, table: Table, conditions: readonly Condition[]): Promise<number> => {
  await turn();
  const { rows } = await sql<Row>`select count(*) as n from ${sql.table(table.name)} ${whereOf(conditions)}`.execute(
    db,
  );
  return numberOf(rows[0]?.n);
};

export interface Group {
  readonly key: string | number;
  readonly count: number;
}

/** The largest first. */
export const countBy = async (
  db: Db,
  table: Table,
  column: string,
  conditions: readonly Condition[],
): Promise<readonly Group[]> => {
  await turn();
  const ref = sql.ref(column);
  const { rows } =
    await sql<Row>`select ${ref} as name, count(*) as n from ${sql.table(table.name)} ${whereOf(conditions)} group by ${ref} order by n desc, name`.execute(
      db,
    );
  return rows.map((row) => ({
    key: typeof row.name === "number" ? row.name : String(row.name ?? ""),
    count: numberOf(row.n),
  }));
};
