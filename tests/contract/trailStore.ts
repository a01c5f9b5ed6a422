// A store with the audit trail alone, whose clock a test sets.
import { sql } from "kysely";
import { migrate } from "../../platform/framework/storage/migrate";
import { readPartitions } from "../../platform/framework/storage/partitions";
import { record } from "../../platform/framework/storage/Recorder";
import type { Row, Store } from "../../platform/framework/storage/Store";
import { type Table, tablesOf } from "../../platform/framework/storage/Table";
import { transact } from "../../platform/framework/storage/transact";
import { createTrail } from "../../platform/framework/trail/createTrail";
import { ensureHeads } from "../../platform/framework/trail/heads";
import { careForTrail } from "../../platform/framework/trail/keepTrail";
import { verifyTrail } from "../../platform/framework/trail/verify";
import { openWithKeys, type Place, readModel } from "./hosts";

export const DAY = 86_400;
/** A moment that days are counted from. */
const BEGIN = Date.parse("2026-01-10") / 1000;

const model = readModel(12);
const tables = tablesOf(model);
const table = tables.get(model.trail?.resource ?? "");
if (table === undefined) throw new Error("the trail is not stored");
export const entries: Table = table;

export interface TrailStore {
  readonly store: Store;
  /** The place of the days since the beginning. */
  day: number;
  /** Migrates the store, to an earlier form of the table if one is given. */
  start(as?: Table): Promise<void>;
  /** Writes entries in one transaction. */
  write(count: number): Promise<void>;
  /** What the platform does once an hour. */
  care(): Promise<void>;
  rows(): Promise<readonly Row[]>;
  /** The days on which the partitions end. */
  ends(): Promise<readonly number[]>;
  verify(): ReturnType<typeof verifyTrail>;
}

/** The trail of a platform that keeps entries for some days. Several may be opened on one place. */
export const openTrail = async (place: Place, days: number): Promise<TrailStore> => {
  const store = await openWithKeys(place);
  const now = () => BEGIN + one.day * DAY;
  const parts = { model, tables, store, now };
  const one: TrailStore = {
    store,
    day: 0,
    start: async (as = entries) => {
      const fill = async (db: Store["db"]): Promise<void> => ensureHeads(db, store.keys);
      await migrate(store, [as], fill, { retention: { days, now: now() } });
    },
    write: async (count) => {
      const trail = createTrail(parts, { account: null, call: null, work: "test", address: "" });
      await transact({ ...store, trail }, async (db) => {
        for (let at = 0; at < count; at += 1) record(db, { is: "event", event: "view", facts: { at } });
      });
    },
    care: () => careForTrail({ ...parts, settings: { TRAIL_DAYS: days } }),
    rows: async () => (await sql<Row>`select * from ${sql.table(entries.name)} order by id`.execute(store.db)).rows,
    ends: async () => (await readPartitions(store.db, entries)).map(({ end }) => (end - BEGIN) / DAY),
    verify: () => store.db.transaction().execute((db) => verifyTrail(db, entries, store.keys)),
  };
  return one;
};
