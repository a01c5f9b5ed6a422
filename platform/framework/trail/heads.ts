// The chains of the audit trail. Each entry is sealed together with the seal of the entry before it in its chain, so that
// no entry can be changed, removed or inserted without a trace. Several chains let transactions end side by side: one
// locks the head of its chain until it is stored.
import { createHmac } from "node:crypto";
import { sql } from "kysely";
import type { Db, Row, Store } from "../storage/Store";
import { SEAL, type Table } from "../storage/Table";

export const HEADS = "platform_trail";

/** The key of an entry is its place in its chain times this number, plus the number of the chain. */
export const CHAINS = 16;

export interface Head {
  readonly chain: number;
  /** The place of the last entry, from 1, and its seal. */
  readonly place: number;
  readonly seal: string;
  /** The same of the entry before the first that is still kept. */
  readonly first_place: number;
  readonly first_seal: string;
}

export const ensureHeads = async (db: Db): Promise<void> => {
  await sql`create table if not exists ${sql.table(HEADS)} (chain integer not null primary key, place bigint not null, seal text not null, first_place bigint not null, first_seal text not null)`.execute(
    db,
  );
  const rows = Array.from({ length: CHAINS }, (_, chain) => sql`(${chain}, 0, '', 0, '')`);
  await sql`insert into ${sql.table(HEADS)} (chain, place, seal, first_place, first_seal) values ${sql.join(rows)} on conflict (chain) do nothing`.execute(
    db,
  );
};

export const headOf = (row: Row): Head => ({
  chain: Number(row.chain),
  place: Number(row.place),
  seal: String(row.seal),
  first_place: Number(row.first_place),
  first_seal: String(row.first_seal),
});

/** Locks the head of one chain until the transaction ends, and answers it. SQLite has one writer, and so one chain. */
export const lockHead = async (db: Db, engine: Store["engine"]): Promise<Head> => {
  const chain = engine === "sqlite" ? 0 : Math.floor(Math.random() * CHAINS);
  const lock = engine === "sqlite" ? sql`` : sql`for update`;
  const { rows } = await sql<Row>`select * from ${sql.table(HEADS)} where chain = ${chain} ${lock}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`the audit trail has lost the head of its chain ${chain}`);
  return headOf(row);
};

export const moveHead = async (db: Db, { chain }: Head, place: number, seal: string): Promise<void> => {
  await sql`update ${sql.table(HEADS)} set place = ${place}, seal = ${seal} where chain = ${chain}`.execute(db);
};

/** The same text for a row however the store answers it, and with whichever empty columns. */
const textOf = ({ columns }: Table, row: Row): string => {
  const values = columns
    .filter(({ joined }) => joined === null)
    .map(({ name }) => [name, String(row[name] ?? "")] as const)
    .filter(([, value]) => value !== "" && value !== "0");
  return JSON.stringify(values.toSorted(([a], [b]) => (a < b ? -1 : 1)));
};

/** The seal of an entry: an HMAC-SHA-256 over the seal before it and its values, in base64url. */
export const sealOf = (table: Table, key: string, before: string, row: Row): string =>
  createHmac("sha256", key)
    .update(`${before}\n${textOf(table, row)}`)
    .digest("base64url");

export const sealIn = (row: Row): string => String(row[SEAL] ?? "");
