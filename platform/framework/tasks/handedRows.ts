// The rows of files that were handed in, each with what became of it. They wait in the store, so that whoever is alive goes on.
import { sql } from "kysely";
import type { Db, Row } from "../storage/Store";
import { isObject } from "../wire/readJson";

const ROWS = "platform_import_row";

const WAITING = 0;
const CREATED = 1;
const EXISTS = 2;
const REFUSED = 3;
/** Found wrong before it was handed in: it is only given back. */
const WRONG = 4;
const CODES = { created: CREATED, exists: EXISTS, refused: REFUSED } as const;

/** Rows that are taken away at a time. */
const TAKEN_AWAY = 5000;

/** A row is known by its import's job and its place in the file. */
export const ensureHandedRows = async (db: Db): Promise<void> => {
  const columns = sql.raw(
    "job text not null, place bigint not null, record text not null, cells text not null, state bigint not null, reason text not null",
  );
  await sql`create table if not exists ${sql.table(ROWS)} (${columns}, primary key (job, place))`.execute(db);
};

interface HandedRow {
  readonly place: number;
  /** As it stood in the file. */
  readonly cells: readonly string[];
}
export interface GoodRow extends HandedRow {
  readonly record: Row;
}
export interface WrongRow extends HandedRow {
  readonly reason: string;
}
export type HandedRows = readonly (GoodRow | WrongRow)[];

const stored = (job: string, { place, cells, ...row }: GoodRow | WrongRow): Row => {
  const known = { job, place, cells: JSON.stringify(cells) };
  return "record" in row
    ? { ...known, record: JSON.stringify(row.record), state: WAITING, reason: "" }
    : { ...known, record: "", state: WRONG, reason: row.reason };
};

export const storeHandedRows = async (db: Db, job: string, rows: HandedRows): Promise<void> => {
  if (rows.length === 0) return;
  await db
    .insertInto(ROWS)
    .values(rows.map((row) => stored(job, row)))
    .execute();
};

const recordIn = (text: unknown): Row => {
  const value: unknown = JSON.parse(String(text));
  return isObject(value) ? value : {};
};
const cellsIn = (text: unknown): readonly string[] => {
  const value: unknown = JSON.parse(String(text));
  return Array.isArray(value) ? value.map(String) : [];
};

const rowsOf = (db: Db, job: string, after: number, states: readonly number[], count: number) =>
  db
    .selectFrom(ROWS)
    .selectAll()
    .where("job", "=", job)
    .where("place", ">", after)
    .where("state", "in", [...states])
    .orderBy("place")
    .limit(count)
    .execute();

export interface Waiting {
  readonly place: number;
  readonly record: Row;
}

export const readWaitingRows = async (
  db: Db,
  job: string,
  after: number,
  count: number,
): Promise<readonly Waiting[]> => {
  const rows = await rowsOf(db, job, after, [WAITING], count);
  return rows.map(({ place, record }) => ({ place: Number(place), record: recordIn(record) }));
};

export interface Outcome {
  readonly place: number;
  readonly state: keyof typeof CODES;
  readonly reason: string;
}

const stateOf = (code: unknown): Outcome["state"] =>
  Number(code) === CREATED ? "created" : Number(code) === EXISTS ? "exists" : "refused";

/** Of a row only that is kept which is still needed: its cells, where it is given back. */
export const storeOutcomes = async (db: Db, job: string, outcomes: readonly Outcome[]): Promise<void> => {
  const settling = (values: Row, places: readonly number[]) =>
    db
      .updateTable(ROWS)
      .set({ ...values, record: "" })
      .where("job", "=", job)
      .where("place", "in", [...places])
      .execute();
  for (const state of ["created", "exists"] as const) {
    const places = outcomes.filter((one) => one.state === state).map(({ place }) => place);
    if (places.length > 0) await settling({ state: CODES[state], cells: "" }, places);
  }
  for (const { place, state, reason } of outcomes)
    if (state === "refused") await settling({ state: REFUSED, reason }, [place]);
};

/** What the platform made of rows, in their order. */
export const readOutcomes = async (db: Db, job: string, after: number, count: number): Promise<readonly Outcome[]> => {
  const rows = await rowsOf(db, job, after, [CREATED, EXISTS, REFUSED], count);
  return rows.map(({ place, state, reason }) => ({
    place: Number(place),
    state: stateOf(state),
    reason: String(reason),
  }));
};

/** The rows that are given back, in their order. */
export const readRefusedRows = async (
  db: Db,
  job: string,
  after: number,
  count: number,
): Promise<readonly WrongRow[]> => {
  const rows = await rowsOf(db, job, after, [REFUSED, WRONG], count);
  return rows.map(({ place, cells, reason }) => ({
    place: Number(place),
    cells: cellsIn(cells),
    reason: String(reason),
  }));
};

export const forgetRows = async (db: Db, job: string): Promise<void> => {
  for (;;) {
    const some = sql`select place from ${sql.table(ROWS)} where job = ${job} limit ${TAKEN_AWAY}`;
    const { numAffectedRows } =
      await sql`delete from ${sql.table(ROWS)} where job = ${job} and place in (${some})`.execute(db);
    if (Number(numAffectedRows ?? 0n) < TAKEN_AWAY) return;
  }
};
