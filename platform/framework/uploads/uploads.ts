// The rows about uploads: who requested the address, whether the file has arrived, and whether a record uses it. The
// files themselves are in the file store.
import { sql } from "kysely";
import type { Db, Row } from "../storage/Store";
import * as own from "../wire/ownNames";

export const UPLOADS = "platform_upload";

/** It has an address. Its file has not arrived, or was sent directly to the store and is not checked yet. */
export const AWAITED = 1;
/** The file is stored, and never changes. */
export const STORED = 2;
/** No record may use the upload any more. Its file will be removed. */
export const BEING_REMOVED = 3;
/** The file was removed. */
export const REMOVED = 4;

const TEXTS = "name account type mark".split(" ");
const NUMBERS = ["size", "state", "claimed", "unused", own.CREATED];

/**
 * `size` and `type` are those announced for a file that a browser sends directly to the store. `claimed`: when a record
 * last got the upload. `mark`: the sweep that is checking it. `unused`: since when no sweep has found a use.
 */
export const ensureUploads = async (db: Db): Promise<void> => {
  const columns = [
    ...TEXTS.map((name) => `${name} text not null default ''`),
    ...NUMBERS.map((name) => `${name} bigint not null default 0`),
  ].join(", ");
  await sql`create table if not exists ${sql.table(UPLOADS)} (id text not null primary key, ${sql.raw(columns)})`.execute(
    db,
  );
  await sql`create index if not exists ${sql.ref(`ix_${UPLOADS}_state`)} on ${sql.table(UPLOADS)} (state, ${own.createdColumn})`.execute(
    db,
  );
};

export interface Upload {
  readonly id: string;
  readonly name: string;
  /** The key of the account that requested the address; "" if unknown. */
  readonly account: string;
  readonly type: string;
  /** The size in bytes; 0 for a file that is sent to the platform. */
  readonly size: number;
  readonly state: number;
  readonly claimed: number;
}

const uploadOf = (row: Row): Upload => ({
  id: String(row.id),
  name: String(row.name),
  account: String(row.account),
  type: String(row.type),
  size: Number(row.size),
  state: Number(row.state),
  claimed: Number(row.claimed),
});

type NewUpload = Pick<Upload, "id" | "name" | "state"> & Partial<Pick<Upload, "account" | "type" | "size">>;

/** Adds uploads, except those that have a row already. `now` is when they were uploaded, in epoch seconds. */
export const addUploads = async (db: Db, uploads: readonly (NewUpload & { readonly now: number })[]) => {
  if (uploads.length === 0) return;
  const rows = uploads.map(({ now, ...given }) => ({ ...given, [own.CREATED]: now }));
  await db
    .insertInto(UPLOADS)
    .values(rows)
    .onConflict((conflict) => conflict.column("id").doNothing())
    .execute();
};

export const findUploads = async (db: Db, ids: readonly string[]): Promise<readonly Upload[]> => {
  if (ids.length === 0) return [];
  const { rows } = await sql<Row>`select * from ${sql.table(UPLOADS)} where id in (${sql.join(ids)})`.execute(db);
  return rows.map(uploadOf);
};

/** Notes that the file of an upload has arrived. */
export const markStored = async (db: Db, id: string): Promise<void> => {
  await sql`update ${sql.table(UPLOADS)} set state = ${STORED} where id = ${id} and state = ${AWAITED}`.execute(db);
};

/** Lets no record use an upload from now on, if it still has this mark (null: every mark). Answers whether it did. */
export const beginRemoval = async (db: Db, id: string, mark: string | null): Promise<boolean> => {
  const marked = mark === null ? sql`` : sql`and mark = ${mark}`;
  const { numAffectedRows } =
    await sql`update ${sql.table(UPLOADS)} set state = ${BEING_REMOVED} where id = ${id} and state < ${BEING_REMOVED} ${marked}`.execute(
      db,
    );
  return numAffectedRows === 1n;
};

export const markRemoved = async (db: Db, id: string, now: number): Promise<void> => {
  await sql`update ${sql.table(UPLOADS)} set state = ${REMOVED}, unused = ${now} where id = ${id}`.execute(db);
};

/** The number of uploads by state. */
export const countUploads = async (db: Db): Promise<Readonly<Record<string, number>>> => {
  const { rows } = await sql<Row>`select state, count(*) as n from ${sql.table(UPLOADS)} group by state`.execute(db);
  const of = (...states: readonly number[]) =>
    rows.filter((row) => states.includes(Number(row.state))).reduce((sum, { n }) => sum + Number(n), 0);
  return { awaited: of(AWAITED), stored: of(STORED), removed: of(BEING_REMOVED, REMOVED) };
};

/** Matches addresses of uploads in a text. Files of accounts and of tasks have other addresses. */
const ADDRESS = /\/files\/([0-9a-f]{24})\//g;

/** The ids of the uploads in a text or nested value, sorted, so that transactions lock them in the same order. */
export const uploadIdsIn = (value: unknown): readonly string[] => {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  return [...new Set([...text.matchAll(ADDRESS)].map(([, id = ""]) => id))].toSorted();
};
