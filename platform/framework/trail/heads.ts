// The chains of the audit trail. Each entry is sealed together with the seal of the entry before it in its chain, so that
// no entry can be changed, removed or inserted without a trace. Several chains let transactions end side by side: one
// locks the head of its chain until it is stored. The seals have a key, so that whoever can write to the store, but does not
// have the key of its secrets, cannot make them anew.
import { createHmac, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Keyring } from "../secrets/Keyring";
import { noteEncrypted } from "../storage/encryption";
import type { Db, Row, Store } from "../storage/Store";
import { placeOf } from "../storage/nameOf";
import { SEAL, type Table } from "../storage/Table";
import { ensurePersonKeys } from "./personKeys";

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
  /** The key of the seals of this chain. In the store, it is encrypted as all secrets are. */
  readonly secret: string;
  /** Whether the head is as the platform wrote it. */
  readonly isTrue: boolean;
}

type Keeping = Pick<Store, "engine" | "keys">;
type Ends = Pick<Head, "chain" | "place" | "seal" | "first_place" | "first_seal">;

const SECRET = "secret";
const SECRET_BYTES = 32;

const macOf = (key: string, text: string): string => createHmac("sha256", key).update(text).digest("base64url");

/** Authenticates a head, so that nobody without the keys can cut off entries at either end. */
const sealOfHead = (secret: string, { chain, place, seal, first_place, first_seal }: Ends): string =>
  macOf(secret, ["head", chain, place, seal, first_place, first_seal].join("\n"));

const makeHead = (keys: Keyring, chain: number) => {
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const held = keys.encrypt(placeOf(HEADS, SECRET), secret);
  const own = sealOfHead(secret, { chain, place: 0, seal: "", first_place: 0, first_seal: "" });
  return sql`(${chain}, 0, '', 0, '', ${held}, ${own})`;
};

/** Creates the table of the keys of persons, and the heads of a new store, with a secret for each chain, which rotation encrypts again like any other. */
export const ensureHeads = async (db: Db, keys: Keyring): Promise<void> => {
  await ensurePersonKeys(db);
  await sql`create table if not exists ${sql.table(HEADS)} (chain integer not null primary key, place bigint not null, seal text not null, first_place bigint not null, first_seal text not null, ${sql.ref(SECRET)} text not null, own_seal text not null)`.execute(
    db,
  );
  const { rows } = await sql`select chain from ${sql.table(HEADS)} limit 1`.execute(db);
  if (rows.length > 0) return;
  const heads = Array.from({ length: CHAINS }, (_, chain) => makeHead(keys, chain));
  await sql`insert into ${sql.table(HEADS)} (chain, place, seal, first_place, first_seal, ${sql.ref(SECRET)}, own_seal) values ${sql.join(heads)}`.execute(
    db,
  );
  await noteEncrypted(db, { of: HEADS, field: SECRET, own: "chain" });
};

const headsIn = async (keys: Keyring, rows: readonly Row[]): Promise<readonly Head[]> => {
  await keys.know(rows.map((row) => row[SECRET]));
  return rows.map((row) => {
    const secret = keys.decrypt(placeOf(HEADS, SECRET), String(row[SECRET]));
    const ends: Ends = {
      chain: Number(row.chain),
      place: Number(row.place),
      seal: String(row.seal),
      first_place: Number(row.first_place),
      first_seal: String(row.first_seal),
    };
    return { ...ends, secret, isTrue: sealOfHead(secret, ends) === row.own_seal };
  });
};

/** All heads. @throws UnknownKey, TamperedText when the secret of a chain is not one of this store */
export const readHeads = async (db: Db, keys: Keyring): Promise<readonly Head[]> =>
  headsIn(keys, (await sql<Row>`select * from ${sql.table(HEADS)} order by chain`.execute(db)).rows);

/** Locks the head of a chain until the transaction ends, and answers it. */
export const lockHeadOf = async (db: Db, { engine, keys }: Keeping, chain: number): Promise<Head> => {
  const lock = engine === "sqlite" ? sql`` : sql`for update`;
  const { rows } = await sql<Row>`select * from ${sql.table(HEADS)} where chain = ${chain} ${lock}`.execute(db);
  const [head] = await headsIn(keys, rows);
  if (!head) throw new Error(`the audit trail has lost the head of its chain ${chain}`);
  return head;
};

/** Locks the head of one chain, as above. SQLite has one writer, and so one chain. */
export const lockHead = async (db: Db, store: Keeping): Promise<Head> =>
  lockHeadOf(db, store, store.engine === "sqlite" ? 0 : Math.floor(Math.random() * CHAINS));

/**
 * Stores what has changed of a locked head. A head that somebody else has changed stays recognizable: its seal is wrong
 * before and after.
 */
export const moveHead = async (db: Db, head: Head, to: Partial<Omit<Ends, "chain">>): Promise<void> => {
  const moved = { ...head, ...to };
  const own = head.isTrue ? sealOfHead(head.secret, moved) : "changed";
  await sql`update ${sql.table(HEADS)} set place = ${moved.place}, seal = ${moved.seal}, first_place = ${moved.first_place}, first_seal = ${moved.first_seal}, own_seal = ${own} where chain = ${head.chain}`.execute(
    db,
  );
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
  macOf(key, `${before}\n${textOf(table, row)}`);

export const sealIn = (row: Row): string => String(row[SEAL] ?? "");
