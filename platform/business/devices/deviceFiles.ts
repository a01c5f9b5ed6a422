// The job that imports devices from a file in batches: the columns UID and MAC, for one product and company.
//   1 to be imported     2 importing: `done` of `total` rows     3 imported: `created`, `existing`, `failed` with a file of these
//   4 stopped after `done` rows, because it was cancelled or failed
// One transaction stores counts and devices, so after a restart the import continues without duplicates.
import type { GivenOf, RowOf } from "pilothouse/handles";
import {
  type Caller,
  defineJob,
  type Engine,
  Failure,
  type Job,
  type FileKey,
  type Language,
  LANGUAGES,
  messageOf,
  noPermissionFailure,
  type Platform,
  filterReached,
  isObject,
  type Reading,
  outsideTransaction,
  JobStopped,
  type Work,
  clearCaches,
} from "pilothouse/platform";
import {
  findByKey,
  findByKeys,
  columnFor,
  type Db,
  insertRow,
  lockRow,
  noteProgress,
  oneOf,
  readRows,
  type Table,
  tableFor,
  transact,
  updateRow,
  whereOf,
} from "pilothouse/platform/storage";
import { normalForm, patterns } from "pilothouse/schema";
import { LOST_DIGITS_MARK } from "pilothouse/features/sheets/book";
import { writeRefused } from "pilothouse/features/sheets/platform/parts";
import { ImportState, DeviceState, OnlineState, PairState } from "../../../shared/generated/enums";
import { resources } from "../../generated/resources";
import { conditionsOn } from "../database";
import { findUploadedFile, type ListedDevice, openDeviceSheet } from "./deviceSheet";

type Imports = typeof resources.device_import;
type Devices = typeof resources.device;

const BATCH = 25;
const NEW = { state: DeviceState.not_activated, online: OnlineState.offline, pair_state: PairState.not_paired };

interface Known {
  readonly rows: Map<string, RowOf<Devices>>;
  /** Those of `rows` that the caller reaches. */
  readonly own: Set<unknown>;
  /** The UID of the device with an address, by the normal form of the address. */
  readonly macs: Map<string, string>;
}

/** Why a device is refused; null if it is accepted. */
const faultOf = ({ rows, own, macs }: Known, { uid, mac }: ListedDevice): Failure | null => {
  const owner = rows.get(uid);
  if (uid.startsWith(LOST_DIGITS_MARK)) return new Failure(406, "digits");
  if (patterns.uid?.test(uid) !== true) return new Failure(406, "uid");
  if (mac !== "" && patterns.mac?.test(mac) !== true) return new Failure(406, "mac");
  if (owner !== undefined) return own.has(owner) ? null : new Failure(409, "taken");
  return (macs.get(normalForm("mac", mac)) ?? uid) === uid ? null : new Failure(409, "mac");
};

/** The stored devices with the UIDs or addresses of these. */
const knownAmong = async (
  from: Reading,
  table: Table<Devices>,
  caller: Caller,
  devices: readonly ListedDevice[],
): Promise<Known> => {
  const found = await findByKeys(from.db, table, [...new Set(devices.map(({ uid }) => uid))]);
  const own = new Set(await filterReached(from, table, caller, found));
  const macs = [...new Set(devices.map(({ mac }) => normalForm("mac", mac)).filter((mac) => mac !== ""))];
  const bearing =
    macs.length === 0 ? [] : await readRows(from.db, table, whereOf([oneOf(columnFor(table, "mac"), macs)]));
  return {
    rows: new Map(found.map((row) => [row.uid, row])),
    own,
    macs: new Map(bearing.map(({ mac, uid }) => [mac, uid])),
  };
};

interface Import {
  readonly platform: Platform;
  readonly records: Table<Imports>;
  readonly caller: Caller;
  readonly record: RowOf<Imports>;
  readonly note: Work["note"];
  readonly rest: Work["rest"];
  readonly signal: AbortSignal;
}

/**
 * Stores a batch and its counts in one transaction. Answers false if the import was stopped or another process stored
 * the batch.
 */
const takeBatch = async (
  { platform, records, caller, record, note }: Import,
  devices: readonly ListedDevice[],
  from: number,
): Promise<boolean> => {
  const table = tableFor(platform, resources.device);
  const now = platform.now();
  const { pk, comp_id } = record;
  const isOurs = await transact(platform.store, async (db) => {
    const before = await lockRow(platform.store, db, records, record);
    if (before.state === ImportState.stopped || before.done !== from) return false;
    const known = await knownAmong({ platform, db }, table, caller, devices);
    const counts = { created: 0, existing: 0, failed: 0 };
    for (const device of devices) {
      const { uid, mac } = device;
      if (faultOf(known, device) !== null) counts.failed += 1;
      else if (known.rows.has(uid)) counts.existing += 1;
      else {
        const named = { pk, comp_id, uid, mac: normalForm("mac", mac), import_id: record.id } satisfies GivenOf<
          typeof resources.device
        >;
        const made = await insertRow(db, table, { ...named, ...NEW }, now);
        known.rows.set(uid, made);
        known.own.add(made);
        if (mac !== "") known.macs.set(named.mac, uid);
        counts.created += 1;
      }
    }
    const done = from + devices.length;
    const added = {
      created: before.created + counts.created,
      existing: before.existing + counts.existing,
      failed: before.failed + counts.failed,
    };
    await noteProgress(db, records, record.id, { ...added, done }, now);
    await note({ done, total: before.total }, db);
    return true;
  });
  clearCaches(platform, table, null);
  clearCaches(platform, records, null);
  return isOurs;
};

/** Yields the devices of a sheet in batches. Skips the first `skipped` devices. */
const batchesOf = async function* (devices: AsyncGenerator<ListedDevice>, skipped: number) {
  let batch: ListedDevice[] = [];
  let at = 0;
  for await (const device of devices) {
    at += 1;
    if (at <= skipped) continue;
    batch.push(device);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
};

const countOf = async ({ platform, signal }: Import, file: FileKey): Promise<number> => {
  const { devices } = await openDeviceSheet(platform, file, signal);
  let count = 0;
  for await (const _ of devices) count += 1;
  return count;
};

const refusedIn = async function* ({ platform, caller, signal }: Import, file: FileKey, language: Language) {
  const table = tableFor(platform, resources.device);
  const { devices } = await openDeviceSheet(platform, file, signal);
  for await (const batch of batchesOf(devices, 0)) {
    const known = await knownAmong(outsideTransaction(platform), table, caller, batch);
    for (const device of batch) {
      const fault = faultOf(known, device);
      if (fault !== null) yield { cells: device.cells, reason: messageOf(platform.model, language, fault) };
    }
  }
};

/** Changes the record of the import. @throws Stopped if the import was stopped */
const change = async ({ platform, records, record }: Import, values: GivenOf<Imports>): Promise<RowOf<Imports>> => {
  const row = await transact(platform.store, async (db) => {
    const { state } = await lockRow(platform.store, db, records, record);
    if (state === ImportState.stopped) throw new JobStopped();
    return updateRow(db, records, record.id, values, platform.now());
  });
  clearCaches(platform, records, null);
  return row;
};

const importFile = async (one: Import, file: FileKey): Promise<{ readonly done: number; readonly failed: number }> => {
  const { platform, record, rest, signal } = one;
  const begun = await change(one, { state: ImportState.importing, total: await countOf(one, file) });
  const { header, devices } = await openDeviceSheet(platform, file, signal);
  let { done } = begun;
  for await (const batch of batchesOf(devices, done)) {
    if (!(await takeBatch(one, batch, done))) throw new JobStopped();
    done += batch.length;
    await rest();
  }
  const { failed } = await change(one, {});
  const language = LANGUAGES.find((known) => known === record.lang) ?? "en";
  const refused = { language, account: record.user_id, name: record.name, header, signal };
  const result = failed === 0 ? "" : await writeRefused(platform, refused, refusedIn(one, file, language));
  await change(one, { state: ImportState.imported, result });
  return { done, failed };
};

type Handed = Pick<RowOf<Imports>, "id">;
const isHanded = (payload: unknown): payload is Handed => isObject(payload) && typeof payload.id === "number";

const readHanded = (payload: unknown): Handed => {
  if (!isHanded(payload)) throw new Error("the import cannot be read");
  return payload;
};

/** Marks the import as stopped unless it has ended. Devices imported so far stay, and the record counts them. */
const stop = async (platform: Platform, _: Job, handed: Handed | null): Promise<void> => {
  if (handed === null) return;
  const records = tableFor(platform, resources.device_import);
  const { id } = handed;
  const { store } = platform;
  await transact(store, async (db) => {
    const record = await findByKey(db, records, id);
    const stored = record && (await lockRow(store, db, records, record));
    if (stored?.state === ImportState.pending || stored?.state === ImportState.importing)
      await updateRow(db, records, id, { state: ImportState.stopped }, platform.now());
  });
  clearCaches(platform, records, null);
};

export const deviceFileJob = defineJob({
  kind: resources.device_import.table,
  read: readHanded,
  run: async ({ platform, note, rest, signal }, { id }) => {
    const records = tableFor(platform, resources.device_import);
    const record = await findByKey(platform.store.db, records, id);
    const file = await findUploadedFile(platform, record?.url);
    const caller = await platform.callers.byAccount(record?.user_id ?? 0, platform.now());
    if (
      record === null ||
      record.state === ImportState.imported ||
      record.state === ImportState.stopped ||
      file === null
    )
      return {};
    if (caller === null) throw noPermissionFailure();
    return importFile({ platform, records, caller, record, note, rest, signal }, file);
  },
  forget: stop,
  failed: stop,
});

/** Puts the import into the queue, in the transaction of `db`. */
export const queueDeviceFile = async (platform: Engine, db: Db, record: RowOf<Imports>): Promise<void> => {
  const { id, name, user_id } = record;
  const { table } = resources.device_import;
  const job = {
    id: `${table}-${id}`,
    kind: table,
    resource: table,
    name,
    account: String(user_id),
  };
  await platform.queue.add(db, { ...job, payload: { id } }, platform.now());
};

/** Queues unfinished imports of older versions, which had no queue. */
export const queueUnfinishedImports = async (platform: Platform): Promise<void> => {
  if (!platform.tables.has(resources.device_import.table)) return;
  const records = tableFor(platform, resources.device_import);
  const { pending, importing } = ImportState;
  const on = conditionsOn(resources.device_import);
  const left = [on("state", "in", [pending, importing]), on("url", "like", "/files/%")];
  const rows = await readRows(platform.store.db, records, whereOf(left));
  for (const row of rows) await queueDeviceFile(platform, platform.store.db, row);
};
