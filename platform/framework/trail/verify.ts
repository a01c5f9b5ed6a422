// Checks the whole audit trail: every entry must carry the seal that follows from it and from the entry before it, no
// entry may be missing, and the last ones must be those that the heads of the chains name.
import { sql } from "kysely";
import type { Db, Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import type { Keyring } from "../secrets/Keyring";
import { CHAINS, type Head, readHeads, sealIn, sealOf } from "./heads";

export interface Fault {
  /** The key of the entry, or the key that is missing; of a head, the number of its chain. */
  readonly id: number;
  readonly is: "changed" | "missing" | "inserted" | "head";
}

export interface Verified {
  readonly entries: number;
  readonly faults: readonly Fault[];
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
 * Yields all entries by key. In a partitioned table, the key is unique together with the time: an entry that was inserted
 * may have the number of another, and must not be passed over.
 */
const readEntries = async function* (db: Db, table: Table): AsyncGenerator<Row> {
  const { key, partitionedBy } = table;
  const names = [key.name, ...(partitionedBy === null ? [] : [partitionedBy.name])];
  const columns = sql.join(names.map((name) => sql.ref(name)));
  for (let after = names.map(() => Number.MIN_SAFE_INTEGER); ;) {
    const { rows } =
      await sql<Row>`select * from ${sql.table(table.name)} where (${columns}) > (${sql.join(after)}) order by ${columns} limit ${AT_ONCE}`.execute(
        db,
      );
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined) return;
    after = names.map((name) => Number(last[name]));
  }
};

/** Reads and checks the trail. Answers at most a hundred faults. `db` must read one state of the store: a transaction. */
export const verifyTrail = async (db: Db, table: Table, keys: Keyring): Promise<Verified> => {
  const heads = await readHeads(db, keys);
  const chains = new Map(
    heads.map((head) => [head.chain, { place: head.first_place, seal: head.first_seal, secret: head.secret }]),
  );
  const faults: Fault[] = [];
  const report = (fault: Fault): void => {
    if (faults.length < MOST_FAULTS) faults.push(fault);
  };
  let entries = 0;
  for await (const row of readEntries(db, table)) {
    entries += 1;
    const id = Number(row[table.key.name]);
    const chain: At | undefined = chains.get(id % CHAINS);
    const place = Math.floor(id / CHAINS);
    if (chain === undefined || place <= chain.place) {
      report({ id, is: "inserted" });
      continue;
    }
    const isNext = place === chain.place + 1;
    if (!isNext) report({ id: (chain.place + 1) * CHAINS + (id % CHAINS), is: "missing" });
    // After a gap, the seal before the entry is not known, so the entry itself cannot be judged.
    else if (sealOf(table, chain.secret, chain.seal, row) !== sealIn(row)) report({ id, is: "changed" });
    chain.place = place;
    chain.seal = sealIn(row);
  }
  for (const head of heads) {
    if (!head.isTrue) report({ id: head.chain, is: "head" });
    const { place, seal } = chains.get(head.chain) ?? { place: 0, seal: "" };
    if (place < head.place) report({ id: (place + 1) * CHAINS + head.chain, is: "missing" });
    else if (place > head.place) report({ id: (head.place + 1) * CHAINS + head.chain, is: "inserted" });
    else if (seal !== head.seal) report({ id: place * CHAINS + head.chain, is: "changed" });
  }
  return { entries, faults, heads };
};
