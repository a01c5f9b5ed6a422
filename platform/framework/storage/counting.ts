// Counts the rows of a selection, or estimates their number if counting would take longer than people wait.
import { sql } from "kysely";
import { errorCodeOf } from "../folder/errorCode";
import { engineOf } from "./lists";
import { countRows, type Selection, whereOf } from "./query";
import type { Db, Row } from "./Store";
import type { Table } from "./Table";
import { isObject } from "../wire/readJson";

export interface RowCount {
  readonly count: number;
  /** Whether the number is an estimate. */
  readonly isAbout: boolean;
  /** The keys of the rows, if counting has found them, so that they need not be searched again. */
  readonly keys?: readonly unknown[];
}

/** If counting finds at most this many keys, it keeps them. */
const FEW = 1000;

/** Counts the rows. For a text search, SQLite reads the whole table, so the keys are kept if there are only a few. */
export const countExactly = async (db: Db, table: Table, selection: Selection): Promise<RowCount> => {
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

/** A count with a lower planner cost than this always runs. If `most` is 500,000, it can read 100,000 rows. */
const costOf = (most: number): number => most / 10;
/** The time limit of more expensive counts, in milliseconds. */
const LONGEST = 300;
/** PostgreSQL's code for a statement that exceeded its time limit. */
const TOO_LONG = "57014";

interface Plan {
  readonly rows: number;
  readonly cost: number;
}

/** The planner's estimate; null if the engine answers in another format. */
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

/** An estimate is only accurate to two digits. */
const rounded = (count: number): number => Number(count.toPrecision(2));

const countInTime = (db: Db, table: Table, selection: Selection): Promise<number> =>
  db.transaction().execute(async (one) => {
    await sql`set local statement_timeout = ${sql.lit(LONGEST)}`.execute(one);
    return countRows(one, table, selection);
  });

/** The exact number of rows if it is known soon, otherwise an estimate. Never counts more than `most` rows. */
export const countOrEstimate = async (db: Db, table: Table, selection: Selection, most: number): Promise<RowCount> => {
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
