// Stores the rows of imports, each with its outcome, so that any process can continue the import.
import { type Kysely, sql } from "kysely";
import { parseStored } from "../../../platform/framework/storage/parseStored";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import { isObject } from "../../../platform/framework/wire/readJson";

const ROWS = "platform_import_row";

const WAITING = 0;
const CREATED = 1;
const EXISTS = 2;
const REFUSED = 3;
/** The state of a row that the browser found invalid. It only appears in the file of refused rows. */
const WRONG = 4;
const CHANGED = 5;
const SAME = 6;
const CODES = { created: CREATED, exists: EXISTS, refused: REFUSED, changed: CHANGED, same: SAME } as const;

/** The number of rows that are deleted at a time. */
const DELETED_AT_ONCE = 5000;

interface StoredRow {
  readonly job: string;
  readonly place: number;
  /** The record and the cells as JSON; "" once they are no longer needed. */
  readonly record: string;
  readonly cells: string;
  readonly state: number;
  readonly reason: string;
}
const typed = (db: Db): Kysely<{ readonly [ROWS]: StoredRow }> => db;

/** Creates the table. The key of a row is the import's job and the place of the row in the file. */
export const ensureImportRows = async (db: Db): Promise<void> => {
  const columns = sql.raw(
    "job text not null, place bigint not null, record text not null, cells text not null, state bigint not null, reason text not null",
  );
  await sql`create table if not exists ${sql.table(ROWS)} (${columns}, primary key (job, place))`.execute(db);
};

interface HandedRow {
  readonly place: number;
  /** The texts of the cells in the file. */
  readonly cells: readonly string[];
}
export interface ValidRow extends HandedRow {
  readonly record: Row;
}
export interface InvalidRow extends HandedRow {
  readonly reason: string;
}
export type ImportRows = readonly (ValidRow | InvalidRow)[];

const toStore = (job: string, { place, cells, ...row }: ValidRow | InvalidRow): StoredRow => {
  const known = { job, place, cells: JSON.stringify(cells) };
  return "record" in row
    ? { ...known, record: JSON.stringify(row.record), state: WAITING, reason: "" }
    : { ...known, record: "", state: WRONG, reason: row.reason };
};

export const storeImportRows = async (db: Db, job: string, rows: ImportRows): Promise<void> => {
  if (rows.length === 0) return;
  await typed(db)
    .insertInto(ROWS)
    .values(rows.map((row) => toStore(job, row)))
    .execute();
};

const parseRecord = (text: unknown): Row => {
  const value: unknown = parseStored(text);
  return isObject(value) ? value : {};
};
const parseCells = (text: unknown): readonly string[] => {
  const value = parseStored(text);
  return Array.isArray(value) ? value.map(String) : [];
};

const readRows = (db: Db, job: string, after: number, states: readonly number[], count: number) =>
  typed(db)
    .selectFrom(ROWS)
    .selectAll()
    .where("job", "=", job)
    .where("place", ">", after)
    .where("state", "in", [...states])
    .orderBy("place")
    .limit(count)
    .execute();

export interface WaitingRow {
  readonly place: number;
  readonly record: Row;
}

/** At most `count` rows after the place `after` that are not imported yet, in the order of the file. */
export const readWaitingRows = async (
  db: Db,
  job: string,
  after: number,
  count: number,
): Promise<readonly WaitingRow[]> => {
  const rows = await readRows(db, job, after, [WAITING], count);
  return rows.map(({ place, record }) => ({ place, record: parseRecord(record) }));
};

export interface ImportRowOutcome {
  readonly place: number;
  readonly state: keyof typeof CODES;
  readonly reason: string;
}

const ACCEPTED = ["created", "changed", "same", "exists"] as const;

const stateOf = (code: number): ImportRowOutcome["state"] => ACCEPTED.find((one) => CODES[one] === code) ?? "refused";

/**
 * Stores the outcomes of rows, and deletes data that is no longer needed: the records, and the cells of rows that were
 * accepted.
 */
export const storeOutcomes = async (db: Db, job: string, outcomes: readonly ImportRowOutcome[]): Promise<void> => {
  const update = (values: Partial<StoredRow>, places: readonly number[]) =>
    typed(db)
      .updateTable(ROWS)
      .set({ ...values, record: "" })
      .where("job", "=", job)
      .where("place", "in", [...places])
      .execute();
  for (const state of ACCEPTED) {
    const places = outcomes.filter((one) => one.state === state).map(({ place }) => place);
    if (places.length > 0) await update({ state: CODES[state], cells: "" }, places);
  }
  for (const { place, state, reason } of outcomes)
    if (state === "refused") await update({ state: REFUSED, reason }, [place]);
};

/** The outcomes of at most `count` rows after the place `after`, in the order of the file. */
export const readOutcomes = async (
  db: Db,
  job: string,
  after: number,
  count: number,
): Promise<readonly ImportRowOutcome[]> => {
  const rows = await readRows(db, job, after, Object.values(CODES), count);
  return rows.map(({ place, state, reason }) => ({ place, state: stateOf(state), reason }));
};

/** At most `count` refused or invalid rows after the place `after`, in the order of the file. */
export const readRefusedRows = async (
  db: Db,
  job: string,
  after: number,
  count: number,
): Promise<readonly InvalidRow[]> => {
  const rows = await readRows(db, job, after, [REFUSED, WRONG], count);
  return rows.map(({ place, cells, reason }) => ({ place, cells: parseCells(cells), reason }));
};

/** Deletes all rows of an import. */
export const deleteImportRows = async (db: Db, job: string): Promise<void> => {
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
