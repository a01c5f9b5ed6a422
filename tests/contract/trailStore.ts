// A store that only has the audit trail. The test sets its clock.
import { sql } from "kysely";
import type { FileStore } from "../../platform/framework/fileStore/FileStore";
import { approveRules } from "../../platform/framework/storage/deletions";
import { migrate } from "../../platform/framework/storage/migrate";
import { readPartitions } from "../../platform/framework/storage/partitions";
import { recordEntry } from "../../platform/framework/storage/Recorder";
import type { Row, Store } from "../../platform/framework/storage/Store";
import { type Table, tablesOf } from "../../platform/framework/storage/Table";
import { transact } from "../../platform/framework/storage/transact";
import { createTrail } from "../../platform/framework/trail/createTrail";
import { ensureHeads } from "../../platform/framework/trail/ensureHeads";
import { runTrailUpkeep } from "../../platform/framework/trail/keepTrail";
import { beginMarks } from "../../features/marks/platform/beginMarks";
import { keepMarks } from "../../features/marks/platform/keepMarks";
import { Marks } from "../../features/marks/platform/Marks";
import { readSnapshot } from "../../features/marks/platform/readSnapshot";
import { verifyTrail } from "../../features/marks/platform/verify";
import { checkTrail } from "../../features/marks/platform/checkTrail";
import { readMasterKeys } from "../../platform/framework/secrets/MasterKeys";
import { openWithKeys, type StorePlace, readModel } from "./hosts";
import { SECRETS_KEY } from "./Host";

export const DAY = 86_400;
/** The moment of day 0. */
const BEGIN = Date.parse("2026-01-10") / 1000;

const model = readModel(12);
const tables = tablesOf(model);
const table = tables.get(model.trail?.resource ?? "");
if (table === undefined) throw new Error("the trail is not stored");
export const trailTable: Table = table;

export interface TrailStore {
  readonly store: Store;
  /** The number of days since day 0. */
  day: number;
  /** Migrates the store, to an earlier form of the table if one is given. */
  start(as?: Table): Promise<void>;
  /** Writes entries in one transaction. */
  write(count: number): Promise<void>;
  /** Accepts that entries are now kept for another number of days. */
  agree(): Promise<void>;
  /** Runs the platform's hourly work on the trail. */
  care(): Promise<void>;
  rows(): Promise<readonly Row[]>;
  /** The days on which the partitions end. */
  ends(): Promise<readonly number[]>;
  verify(): ReturnType<typeof verifyTrail>;
  /** Writes an entry with personal data of an account. */
  recordFor(account: number): Promise<void>;
  /** Compares the trail with its marks, and writes new marks to `file` and the log, like a starting platform. */
  run(file?: string): Promise<void>;
}

const masters = readMasterKeys({ dataDir: "", SECRETS_KEY, SECRETS_KEY_FILE: null });
/** The places in which a command or a start finds the store and its marks. */
export const marksPlace = ({ dataDir, databaseUrl }: StorePlace) => ({ dataDir, databaseUrl, files: null, masters });

/** Runs `npm run trail`. */
export const runTrailCommand = (place: StorePlace, since: string | null = null): Promise<string> =>
  checkTrail(model, marksPlace(place), since);

const about = (account: number) => {
  const of = tables.get("account");
  if (of === undefined) throw new Error("there are no accounts");
  return {
    is: "row",
    table: of,
    before: null,
    after: { [of.key.name]: account, user_email: `person${account}@example.com` },
  } as const;
};

/** A trail whose entries are kept for some days. Several can be open at one place. */
export const openTrail = async (
  place: StorePlace,
  days: number,
  files: FileStore | null = null,
): Promise<TrailStore> => {
  const store = await openWithKeys(place);
  const now = () => BEGIN + one.day * DAY;
  const parts = { model, tables, store, now };
  const marks = new Marks({ ...marksPlace(place), files });
  const trailNow = () => createTrail(parts, { account: null, call: null, work: "test", address: "" });
  const one: TrailStore = {
    store,
    day: 0,
    start: async (as = trailTable) => {
      const { accepted } = await beginMarks(store, trailTable, marks);
      const fill = async (db: Store["db"]): Promise<void> => ensureHeads(db, store.keys, trailTable, accepted !== null);
      await migrate(store, [as], fill, { retention: { days, now: now() } });
    },
    write: async (count) => {
      await transact({ ...store, trail: trailNow() }, async (db) => {
        for (let at = 0; at < count; at += 1) recordEntry(db, { is: "event", event: "view", facts: { at } });
      });
    },
    agree: async () => void (await approveRules(store.db, [trailTable], now())),
    care: () => runTrailUpkeep({ ...parts, settings: { TRAIL_DAYS: days } }),
    rows: async () => (await sql<Row>`select * from ${sql.table(trailTable.name)} order by id`.execute(store.db)).rows,
    ends: async () => (await readPartitions(store.db, trailTable)).map(({ end }) => (end - BEGIN) / DAY),
    verify: () => readSnapshot(store, (db, keys) => verifyTrail(db, trailTable, keys)),
    recordFor: (account) => transact({ ...store, trail: trailNow() }, async (db) => recordEntry(db, about(account))),
    run: async (file) => {
      const begun = await beginMarks(store, trailTable, marks);
      const platform = { ...parts, settings: { TRAIL_MARKS_FILE: file ?? null } };
      await (await keepMarks(() => platform, trailTable, marks, begun, null)).end();
    },
  };
  return one;
};
