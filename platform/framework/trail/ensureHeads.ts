// Creates the heads of the chains, with their keys. It does this only for a trail that has never had an entry.
// Otherwise, somebody could delete the heads together with all entries without being noticed.
import { sql } from "kysely";
import type { Keyring } from "../secrets/Keyring";
import { Refusal } from "../settings/Refusal";
import { ensureEncrypted, recordEncryptedColumn, readEncrypted } from "../storage/encryption";
import type { Db, Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import {
  ALL_CHAINS,
  CHAIN_COUNT,
  HEADS,
  findLostChains,
  describeLostChains,
  makeHead,
  readHeads,
  SEAL_KEY_COLUMN,
  storedSeal,
} from "./heads";
import { ensurePersonKeys } from "./personKeys";

const lastOf = async (db: Db, { name, key }: Table, chain: number): Promise<{ place: number; seal: string }> => {
  const id = sql.ref(key.name);
  const { rows } =
    await sql<Row>`select * from ${sql.table(name)} where ${id} % ${CHAIN_COUNT} = ${chain} order by ${id} desc limit 1`.execute(
      db,
    );
  const [last] = rows;
  return last === undefined
    ? { place: 0, seal: "" }
    : { place: Math.floor(Number(last[key.name]) / CHAIN_COUNT), seal: storedSeal(last) };
};

/** Replaces the heads of these chains with new ones, which begin after the last entry. */
const makeHeads = async (db: Db, keys: Keyring, table: Table, chains: readonly number[]): Promise<void> => {
  if (chains.length === 0) return;
  const heads = [];
  for (const chain of chains) heads.push(makeHead(keys, chain, await lastOf(db, table, chain)));
  await sql`delete from ${sql.table(HEADS)} where chain in (${sql.join(chains)})`.execute(db);
  await sql`insert into ${sql.table(HEADS)} (chain, place, seal, first_place, first_seal, ${sql.ref(SEAL_KEY_COLUMN)}, own_seal) values ${sql.join(heads)}`.execute(
    db,
  );
};

/** The refusal if the trail was tampered with. `what` is a sentence. */
export const tamperingRefusal = (what: string): Refusal =>
  new Refusal(
    `The audit trail is not as this platform left it. ${what} Bring back a backup by npm run restore. If you put another or an older store there on purpose, say so: npm run trail -- accept "why"; the trail will tell it.`,
  );

/**
 * Creates the heads of a new trail, and checks those of another one. `table` has the entries. `isAccepted`: the operator
 * has accepted the store as it is, so missing and changed heads are replaced.
 * @throws Refusal if heads are missing or changed
 */
export const ensureHeads = async (db: Db, keys: Keyring, table: Table, isAccepted = false): Promise<void> => {
  await ensurePersonKeys(db);
  await ensureEncrypted(db);
  const isNoted = (await readEncrypted(db)).some(({ of }) => of === HEADS);
  await sql`create table if not exists ${sql.table(HEADS)} (chain integer not null primary key, place bigint not null, seal text not null, first_place bigint not null, first_seal text not null, ${sql.ref(SEAL_KEY_COLUMN)} text not null, own_seal text not null)`.execute(
    db,
  );
  const heads = await readHeads(db, keys);
  const lost = findLostChains(heads);
  if (isAccepted) await makeHeads(db, keys, table, lost);
  else if (heads.length === 0) {
    const { rows } = await sql`select 1 from ${sql.table(table.name)} limit 1`.execute(db);
    if (isNoted || rows.length > 0) throw tamperingRefusal(describeLostChains(ALL_CHAINS));
    await makeHeads(db, keys, table, ALL_CHAINS);
  } else if (lost.length > 0) throw tamperingRefusal(describeLostChains(lost));
  await recordEncryptedColumn(db, { of: HEADS, field: SEAL_KEY_COLUMN, own: "chain" });
};
