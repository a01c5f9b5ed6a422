// Counts the rows of a selection, or estimates their number if counting would take longer than people wait.
import { sql } from "kysely";
import { errorCodeOf } from "../folder/errorCode";
import { engineOf } from "./lists";
import { countRows, type Selection, whereOf } from "./query";
import type { Db, Row } from "./Store";
import type { Table } from "./Table";
import { isObject } from "../wire/readJson";

export interface Count {
  readonly count: number;
  /** Whether the number is an estimate. */
  readonly isAbout: boolean;
  /** The keys of the rows, if they were met while counting: looking for them again would cost as much. */
  readonly keys?: readonly unknown[];
}

/** The most keys that are kept while counting. */
const FEW = 1000;

/** Counts the rows. On SQLite, whose planner looks through the table for a text, few rows are found once, not twice. */
export const countExactly = async (db: Db, table: Table, selection: Selection): Promise<Count> => {
  const { conditions } = selection;
  if (engineOf(db) === "sqlite" && conditions.length > 0) {
    const { rows } =
      await sql<Row>`select ${sql.ref(table.key.name)} as "key" from ${sql.table(table.name)} ${whereOf(conditions)} limit ${FEW + 1}`.execute(
        db,
      );
    if (rows.length <= FEW) return { count: rows.length, isAbout: false, keys: rows.map(({ key }) => key) };
  }
  return { count: await countRows(db, table, selection), isAbout: false };
};

/** A count that costs less than this, in the units of the planner, always runs: for 500,000 rows, reading 100,000. */
const costOf = (most: number): number => most / 10;
/** Milliseconds that other counts may take. */
const LONGEST = 300;
/** The code of a statement that took longer than it may. */
const TOO_LONG = "57014";

interface Plan {
  readonly rows: number;
  readonly cost: number;
}

/** The estimate of the planner; null if the engine answers in another form. */
const planOf = async (db: Db, table: Table, { conditions }: Selection): Promise<Plan | null> => {
  const { rows } = await sql<
    Record<string, unknown>
  >`explain (format json) select 1 from ${sql.table(table.name)} ${whereOf(conditions)}`.execute(db);
  const [first] = Object.values(rows[0] ?? {});
  const plan: unknown = Array.isArray(first) && isObject(first[0]) ? first[0].Plan : null;
  if (!isObject(plan)) return null;
  const found = { rows: Number(plan["Plan Rows"]), cost: Number(plan["Total Cost"]) };
  return Number.isFinite(found.rows) && Number.isFinite(found.cost) ? found : null;
};

/** Two digits are all that an estimate is worth. */
const rounded = (count: number): number => Number(count.toPrecision(2));

const countInTime = (db: Db, table: Table, selection: Selection): Promise<number> =>
  db.transaction().execute(async (one) => {
    await sql`set local statement_timeout = ${sql.lit(LONGEST)}`.execute(one);
    return countRows(one, table, selection);
  });

/** The number of rows, if it is known soon, and otherwise about that number. More than `most` rows are not counted. */
export const countOrEstimate = async (db: Db, table: Table, selection: Selection, most: number): Promise<Count> => {
  const plan = engineOf(db) === "sqlite" || db.isTransaction ? null : await planOf(db, table, selection);
  if (plan === null || plan.cost < costOf(most)) return countExactly(db, table, selection);
  const about = { count: rounded(Math.max(1, plan.rows)), isAbout: true };
  if (plan.rows > most) return about;
  try {
    return { count: await countInTime(db, table, selection), isAbout: false };
  } catch (error) {
    if (errorCodeOf(error) !== TOO_LONG) throw error;
    return about;
  }
};
