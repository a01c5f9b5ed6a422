// The records of bulk tasks, each with its outcome. They are stored, so that any process can continue a task.
import { type Kysely, sql } from "kysely";
import type { Db } from "../../../platform/framework/storage/Store";

const ROWS = "platform_bulk_row";

const WAITING = 0;
const CODES = { changed: 1, same: 2, refused: 3 } as const;

/** The outcome of a record. `same`: it already had the values. */
export type BulkState = keyof typeof CODES;

export const isBulkState = (name: unknown): name is BulkState => typeof name === "string" && Object.hasOwn(CODES, name);

/** The number of rows that are stored or deleted at a time. */
const STORED_AT_ONCE = 500;
const DELETED_AT_ONCE = 5000;

interface Tables {
  readonly [ROWS]: StoredOutcome & { readonly job: string; readonly state: number };
}
const typed = (db: Db): Kysely<Tables> => db;

/** Creates the table. The key of a row is the job of its task and the place of the record in it, from 0. */
export const ensureBulkRows = async (db: Db): Promise<void> => {
  const columns = sql.raw(
    "job text not null, place bigint not null, record text not null, version text not null, state bigint not null, reason text not null",
  );
  await sql`create table if not exists ${sql.table(ROWS)} (${columns}, primary key (job, place))`.execute(db);
  await sql`create index if not exists ${sql.ref(`ix_${ROWS}_state`)} on ${sql.table(ROWS)} (job, state, place)`.execute(
    db,
  );
};

export interface BulkRow {
  readonly place: number;
  /** The key of the record. */
  readonly record: string;
  /** The version of the record when it was found; "" if it has none. */
  readonly version: string;
}

export const storeBulkRows = async (db: Db, job: string, rows: readonly BulkRow[]): Promise<void> => {
  for (let start = 0; start < rows.length; start += STORED_AT_ONCE)
    await typed(db)
      .insertInto(ROWS)
      .values(rows.slice(start, start + STORED_AT_ONCE).map((row) => ({ job, ...row, state: WAITING, reason: "" })))
      .execute();
};

/** At most `count` rows from this place on, in their order. */
export const readBulkRows = async (db: Db, job: string, from: number, count: number): Promise<readonly BulkRow[]> => {
  return typed(db)
    .selectFrom(ROWS)
    .select(["place", "record", "version"])
    .where("job", "=", job)
    .where("place", ">=", from)
    .orderBy("place")
    .limit(count)
    .execute();
};

export interface NewOutcome {
  readonly place: number;
  readonly state: BulkState;
  readonly reason: string;
}

export const storeOutcomes = async (db: Db, job: string, outcomes: readonly NewOutcome[]): Promise<void> => {
  const alike = new Map<string, readonly NewOutcome[]>();
  for (const one of outcomes) {
    const key = `${one.state} ${one.reason}`;
    alike.set(key, [...(alike.get(key) ?? []), one]);
  }
  for (const some of alike.values()) {
    const [first] = some;
    if (first === undefined) continue;
    await typed(db)
      .updateTable(ROWS)
      .set({ state: CODES[first.state], reason: first.reason })
      .where("job", "=", job)
      .where(
        "place",
        "in",
        some.map(({ place }) => place),
      )
      .execute();
  }
};

export interface Outcomes {
  readonly state: BulkState;
  /** Only records that were refused for this reason, as it is stored. */
  readonly reason?: string | undefined;
}

export interface StoredOutcome extends BulkRow {
  readonly reason: string;
}

const chosen = (db: Db, job: string, { state, reason }: Outcomes) => {
  const all = typed(db).selectFrom(ROWS).where("job", "=", job).where("state", "=", CODES[state]);
  return reason === undefined ? all : all.where("reason", "=", reason);
};

/** At most `count` rows with this outcome after the place `after`, in their order. */
export const readOutcomes = async (
  db: Db,
  job: string,
  which: Outcomes,
  { after, count, skip = 0 }: { readonly after: number; readonly count: number; readonly skip?: number },
): Promise<readonly StoredOutcome[]> => {
  return chosen(db, job, which)
    .select(["place", "record", "version", "reason"])
    .where("place", ">", after)
    .orderBy("place")
    .limit(count)
    .offset(skip)
    .execute();
};

export const countOutcomes = async (db: Db, job: string, which: Outcomes): Promise<number> => {
  const found = await chosen(db, job, which)
    .select((of) => of.fn.countAll<number>().as("n"))
    .executeTakeFirst();
  return found?.n ?? 0;
};

/** The stored reasons of refused rows, each with its number of rows. The most frequent come first. */
export const countReasons = async (
  db: Db,
  job: string,
  most: number,
): Promise<readonly { readonly reason: string; readonly count: number }[]> => {
  return chosen(db, job, { state: "refused" })
    .select((of) => ["reason", of.fn.countAll<number>().as("count")])
    .groupBy("reason")
    .orderBy("count", "desc")
    .orderBy("reason")
    .limit(most)
    .execute();
};

/** Deletes all rows of a task. */
export const deleteBulkRows = async (db: Db, job: string): Promise<void> => {
  for (;;) {
    const some = typed(db).selectFrom(ROWS).select("place").where("job", "=", job).limit(DELETED_AT_ONCE);
    const { numDeletedRows } = await typed(db)
      .deleteFrom(ROWS)
      .where("job", "=", job)
      .where("place", "in", some)
      .executeTakeFirst();
    if (numDeletedRows < DELETED_AT_ONCE) return;
  }
};
