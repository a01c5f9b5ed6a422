// The chains of the audit trail. Each entry is sealed together with the seal of the previous entry in its chain, so
// that nobody can change, remove or insert an entry unnoticed. With several chains, transactions can end at the same
// time: each only locks the head of its chain. The seals need a key, so that somebody who can write to the store but
// has no key of its secrets cannot make new ones.
import { createHmac, randomBytes } from "node:crypto";
import { sql } from "kysely";
import type { Keyring } from "../secrets/Keyring";
import { emptyValueOf } from "../storage/codec";
import type { Db, Row, Store } from "../storage/Store";
import { columnPlace } from "../storage/nameOf";
import { type Column, SEAL_COLUMN, type Table } from "../storage/Table";

export const HEADS = "platform_trail";

/** The key of an entry is its place in its chain times this number, plus the number of the chain. */
export const CHAIN_COUNT = 16;
export const ALL_CHAINS: readonly number[] = Array.from({ length: CHAIN_COUNT }, (_, chain) => chain);

export interface Head {
  readonly chain: number;
  /** The place of the last entry, from 1, and its seal. */
  readonly place: number;
  readonly seal: string;
  /** The place and seal of the entry before the oldest one that is still kept. */
  readonly first_place: number;
  readonly first_seal: string;
  /** The key for the seals of this chain. It is stored encrypted, like all secrets. */
  readonly secret: string;
  /** Whether the seal of the head is right, so that the platform wrote it. */
  readonly isTrue: boolean;
}

type Keeping = Pick<Store, "engine" | "keys">;
type Ends = Pick<Head, "chain" | "place" | "seal" | "first_place" | "first_seal">;

/** The column with the seal keys. Rotation encrypts it again like any other. */
export const SEAL_KEY_COLUMN = "secret";
const SECRET_BYTES = 32;
const ID_LENGTH = 22;

const macOf = (key: string, text: string): string => createHmac("sha256", key).update(text).digest("base64url");

/** Authenticates a head, so that nobody without the keys can cut off entries at either end. */
const sealOfHead = (secret: string, { chain, place, seal, first_place, first_seal }: Ends): string =>
  macOf(secret, ["head", chain, place, seal, first_place, first_seal].join("\n"));

/** The row of a new head. Its chain begins after the entry `last`, if there is one. */
export const makeHead = (keys: Keyring, chain: number, last = { place: 0, seal: "" }) => {
  const secret = randomBytes(SECRET_BYTES).toString("base64url");
  const held = keys.encrypt(columnPlace(HEADS, SEAL_KEY_COLUMN), secret);
  const { place, seal } = last;
  const own = sealOfHead(secret, { chain, place, seal, first_place: place, first_seal: seal });
  return sql`(${chain}, ${place}, ${seal}, ${place}, ${seal}, ${held}, ${own})`;
};

/** The seal key of a chain; null if it was not encrypted by this store. */
const secretIn = (keys: Keyring, held: unknown): string | null => {
  try {
    return keys.decrypt(columnPlace(HEADS, SEAL_KEY_COLUMN), String(held));
  } catch {
    return null;
  }
};

const headsIn = async (keys: Keyring, rows: readonly Row[]): Promise<readonly Head[]> => {
  await keys.know(rows.map((row) => row[SEAL_KEY_COLUMN]));
  return rows.map((row) => {
    const secret = secretIn(keys, row[SEAL_KEY_COLUMN]);
    const ends: Ends = {
      chain: Number(row.chain),
      place: Number(row.place),
      seal: String(row.seal),
      first_place: Number(row.first_place),
      first_seal: String(row.first_seal),
    };
    return {
      ...ends,
      secret: secret ?? "",
      isTrue: secret !== null && secret !== "" && sealOfHead(secret, ends) === row.own_seal,
    };
  });
};

/** All existing heads. */
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

/** Locks the head of a random chain. SQLite has one writer, and so one chain. */
export const lockHead = async (db: Db, store: Keeping): Promise<Head> =>
  lockHeadOf(db, store, store.engine === "sqlite" ? 0 : Math.floor(Math.random() * CHAIN_COUNT));

/** Stores the changes of a locked head, sealed again. If somebody else has changed the head, its seal stays wrong. */
export const storeHead = async (db: Db, head: Head, to: Partial<Omit<Ends, "chain">>): Promise<void> => {
  const moved = { ...head, ...to };
  const own = head.isTrue ? sealOfHead(head.secret, moved) : "changed";
  await sql`update ${sql.table(HEADS)} set place = ${moved.place}, seal = ${moved.seal}, first_place = ${moved.first_place}, first_seal = ${moved.first_seal}, own_seal = ${own} where chain = ${head.chain}`.execute(
    db,
  );
};

/** The numbers of the chains whose head is missing, duplicate, or changed by somebody other than the platform. */
export const findLostChains = (heads: readonly Head[]): readonly number[] =>
  [...new Set([...ALL_CHAINS, ...heads.map(({ chain }) => chain)])].filter((chain) => {
    const own = heads.filter((head) => head.chain === chain);
    return own.length !== 1 || own[0]?.isTrue !== true || !ALL_CHAINS.includes(chain);
  });

export const describeLostChains = (lost: readonly number[]): string =>
  `What the store knows of ${lost.length < CHAIN_COUNT ? `chain ${lost.join(", ")}` : "its chains"} is gone or was changed.`;

/** The id of this trail. It is derived from the keys of all its chains, which nobody has without the key of secrets. */
export const trailId = (heads: readonly Head[]): string =>
  macOf(heads.map(({ secret }) => secret).join("\n"), "trail").slice(0, ID_LENGTH);

const isStored = ({ joined }: Column): boolean => joined === null;

const asText = (values: readonly (readonly [string, string | null])[]): string =>
  JSON.stringify(values.toSorted(([a], [b]) => (a < b ? -1 : 1)));

/**
 * A text for the row that is the same on each store. It leaves out the values that older rows have in a new column: an empty
 * text, zero, or NULL where it is allowed. It keeps "0" in a text and "" in a number.
 */
const textOf = ({ columns }: Table, row: Row): string => {
  const isUntouched = (column: Column): boolean =>
    column.optional ? (row[column.name] ?? null) === null : row[column.name] === emptyValueOf(column);
  const values = columns.filter((column) => isStored(column) && !isUntouched(column));
  return asText(values.map(({ name }) => [name, row[name] === null ? null : String(row[name])]));
};

/** The text for seals of earlier versions, which left out both "" and "0". */
const formerTextOf = ({ columns }: Table, row: Row): string =>
  asText(
    columns
      .filter(isStored)
      .map(({ name }) => [name, String(row[name] ?? "")] as const)
      .filter(([, value]) => value !== "" && value !== "0"),
  );

/** The prefix of current seals, which is part of the sealed text. Seals of earlier versions have no prefix. */
const VERSION = "2.";

/** The seal of an entry: an HMAC-SHA-256 over the previous seal and the entry's values, in base64url. */
export const sealOf = (table: Table, key: string, before: string, row: Row): string =>
  VERSION + macOf(key, `${VERSION}\n${before}\n${textOf(table, row)}`);

export const storedSeal = (row: Row): string => String(row[SEAL_COLUMN] ?? "");

/** Whether the seal of an entry matches its values and the previous seal. */
export const isSealed = (table: Table, key: string, before: string, row: Row): boolean => {
  const seal = storedSeal(row);
  return (
    seal ===
    (seal.startsWith(VERSION) ? sealOf(table, key, before, row) : macOf(key, `${before}\n${formerTextOf(table, row)}`))
  );
};
