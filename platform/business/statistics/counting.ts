// Counts rows by day and by column, in the store. Every statement takes the conditions of who asks, and lets those who wait go
// first: the embedded store works in the thread that answers.
import { setImmediate as turn } from "node:timers/promises";
import { sql } from "kysely";
import type { FieldOf, GivenOf } from "pilothouse/handles";
import { type Caller, type Platform, scoped } from "pilothouse/platform";
import {
  type Column,
  type Condition,
  type Db,
  oneOf,
  type Row,
  selectionOf,
  type Table,
  whereOf,
} from "pilothouse/platform/storage";
import { resources } from "../../generated/resources";
import { columnIn } from "../database";
import type { Day } from "./days";

/** The field that says whose a row is, wherever rows are a company's. */
const OWNER: FieldOf<typeof resources.order> & FieldOf<typeof resources.device> = "comp_id";

/** A company stands for itself and all below it. */
const withinCompany = (owner: Column, company: number): Condition => {
  const [companies, key] = [sql.table(resources.company.table), columnIn(resources.company, "comp_id")];
  const parent = columnIn(resources.company, "comp_parent_id");
  return sql`${sql.ref(owner.name)} in (with recursive below(id) as (select ${key} from ${companies} where ${key} = ${company} union select ${key} from ${companies} join below on ${parent} = below.id) select id from below)`;
};

/** What statistics may be narrowed by, where the rows have it. */
type Narrowing = Pick<GivenOf<typeof resources.statistics>, "comp_id" | "app_id" | "pk">;

/** The rows a caller sees of a table, narrowed to a company and to what else is asked for; 0 and "" ask for nothing. */
export const visible = (
  platform: Platform,
  table: Table,
  caller: Caller,
  asked: Narrowing = {},
): readonly Condition[] => {
  const company = Number(asked.comp_id ?? 0);
  const { app_id, pk } = asked;
  const others = Object.entries({ app_id, pk } satisfies Narrowing).flatMap(([name, value]) => {
    const column = table.byName.get(name);
    return column && value ? [oneOf(column, [value])] : [];
  });
  const owner = table.byName.get(OWNER);
  const own = owner && company !== 0 ? [withinCompany(owner, company)] : [];
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
export const between = <Of>(_: Table<Of>, moment: FieldOf<Of>, days: readonly Day[]): readonly Condition[] => [
  sql`${sql.ref(moment)} >= ${whole(days[0]?.begin ?? 0)}`,
  sql`${sql.ref(moment)} < ${whole(days.at(-1)?.end ?? 0)}`,
];

const numberOf = (value: unknown): number => Number(value ?? 0);

export interface DayCount {
  readonly day: string;
  readonly count: number;
}

/** Every day, those with nothing among them. */
export const countByDay = async <Of>(
  db: Db,
  table: Table<Of>,
  moment: FieldOf<Of>,
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
export const countBy = async <Of>(
  db: Db,
  table: Table<Of>,
  column: FieldOf<Of>,
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
