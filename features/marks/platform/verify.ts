// Checks the whole audit trail. Each seal must match its entry and the previous seal. No entry may be missing, and the
// last entries must be those in the heads. All heads, and all keys of persons that entries need, must exist.
import { sql } from "kysely";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import type { Keyring } from "../../../platform/framework/secrets/Keyring";
import {
  ALL_CHAINS,
  CHAIN_COUNT,
  type Head,
  isSealed,
  findLostChains,
  readHeads,
  storedSeal,
} from "../../../platform/framework/trail/heads";
import { keysUsedIn } from "../../../platform/framework/trail/personal";
import { readHeldKeys } from "../../../platform/framework/trail/personKeys";

export interface TrailFault {
  /** The number of the entry, or of the missing one; for a head, the number of its chain. */
  readonly id: number;
  readonly is: "changed" | "missing" | "inserted" | "head" | "gone" | "person";
}

export interface VerifyResult {
  readonly entries: number;
  readonly faults: readonly TrailFault[];
  readonly heads: readonly Head[];
}

const AT_ONCE = 1000;
const MOST_FAULTS = 100;

interface At {
  readonly secret: string;
  place: number;
  seal: string;
}

/**
 * Yields all entries by key, in batches. In a partitioned table, the key is unique only together with the time: an inserted
 * entry may have the number of another one, and must not be skipped.
 */
export const readEntries = async function* (db: Db, table: Table): AsyncGenerator<readonly Row[]> {
  const { key, partitionedBy } = table;
  const names = [key.name, ...(partitionedBy === null ? [] : [partitionedBy.name])];
  const columns = sql.join(names.map((name) => sql.ref(name)));
  for (let after = names.map(() => Number.MIN_SAFE_INTEGER); ;) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(table.name)} where (${columns}) > (${sql.join(after)}) order by ${columns} limit ${AT_ONCE}`.execute(
        db,
      );
    const last = rows.at(-1);
    if (last === undefined) return;
    yield rows;
    after = names.map((name) => Number(last[name]));
  }
};

/** An entry whose key of a person is missing, although nobody has erased it. */
export interface MissingKey {
  readonly id: number;
  readonly person: string;
  readonly keys: readonly string[];
}

/** Which of these entries are encrypted with a key that is missing. */
export const findMissingKeys = async (
  db: Db,
  table: Table,
  keys: Keyring,
  rows: readonly Row[],
): Promise<readonly MissingKey[]> => {
  const used = rows.flatMap((row) =>
    [...keysUsedIn(table, row)].map(([person, ids]) => ({ id: Number(row[table.key.name]), person, ids })),
  );
  const held = await readHeldKeys(db, keys, [...new Set(used.map(({ person }) => person))]);
  return used.flatMap(({ id, person, ids }) => {
    const { key = null, erased = [] } = held.get(person) ?? {};
    const gone = ids.filter((one) => one !== key?.id && !erased.includes(one));
    return gone.length === 0 ? [] : [{ id, person, keys: gone }];
  });
};

/**
 * Reads and checks the trail, and answers at most a hundred faults. `db` must read one snapshot of the store, in a
 * transaction with repeatable reads.
 */
export const verifyTrail = async (db: Db, table: Table, keys: Keyring): Promise<VerifyResult> => {
  const heads = await readHeads(db, keys);
  const chains = new Map(
    heads.map((head) => [head.chain, { place: head.first_place, seal: head.first_seal, secret: head.secret }]),
  );
  const faults: TrailFault[] = [];
  const report = (fault: TrailFault): void => {
    if (faults.length < MOST_FAULTS) faults.push(fault);
  };
  const present = new Set(heads.map(({ chain }) => chain));
  for (const id of findLostChains(heads)) report({ id, is: present.has(id) ? "head" : "gone" });
  let entries = 0;
  const check = (row: Row): void => {
    entries += 1;
    const id = Number(row[table.key.name]);
    const number = id % CHAIN_COUNT;
    const chain: At | undefined = chains.get(number);
    const place = Math.floor(id / CHAIN_COUNT);
    // A chain without a head cannot be verified, and is reported once.
    if (chain === undefined && ALL_CHAINS.includes(number)) return;
    if (chain === undefined || place <= chain.place) {
      report({ id, is: "inserted" });
      return;
    }
    const isNext = place === chain.place + 1;
    if (!isNext) report({ id: (chain.place + 1) * CHAIN_COUNT + number, is: "missing" });
    // After a gap, the previous seal is unknown, so this entry cannot be checked.
    else if (!isSealed(table, chain.secret, chain.seal, row)) report({ id, is: "changed" });
    chain.place = place;
    chain.seal = storedSeal(row);
  };
  for await (const rows of readEntries(db, table)) {
    for (const row of rows) check(row);
    for (const { id } of await findMissingKeys(db, table, keys, rows)) report({ id, is: "person" });
  }
  for (const head of heads) {
    const { place, seal } = chains.get(head.chain) ?? { place: 0, seal: "" };
    if (place < head.place) report({ id: (place + 1) * CHAIN_COUNT + head.chain, is: "missing" });
    else if (place > head.place) report({ id: (head.place + 1) * CHAIN_COUNT + head.chain, is: "inserted" });
    else if (seal !== head.seal) report({ id: place * CHAIN_COUNT + head.chain, is: "changed" });
  }
  return { entries, faults, heads };
};
