// Processes records of a bulk task. Calls, outcomes and progress are stored in one transaction, so that a run that
// continues after a stop neither skips nor repeats a record.
import { sql } from "kysely";
import type { CallModel, Language } from "../../../generator";
import type { Caller } from "../../../platform/framework/access/Caller";
import { inTransactionOf } from "../../../platform/framework/records/inTransactionOf";
import type { CallFacts, Platform, Work } from "../../../platform/framework/Platform";
import { checkWhen } from "../../../platform/framework/records/answerAction";
import { maskStored } from "../../../platform/framework/records/personal";
import { storeFailure } from "../../../platform/framework/records/storeFailure";
import { changedSince } from "../../../platform/framework/records/version";
import { decode, decodeRow, encode, isEmpty } from "../../../platform/framework/storage/codec";
import { recordSeparately } from "../../../platform/framework/storage/Recorder";
import { oneOf, readRows, type Selection, whereOf } from "../../../platform/framework/storage/query";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import { type Table, VERSION } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { platformForActor } from "../../../platform/framework/trail/createTrail";
import { Failure } from "../../../platform/framework/wire/Failure";
import type { BulkProgress } from "./BulkOrder";
import { type BulkRow, type BulkState, type NewOutcome, storeOutcomes } from "./bulkRows";
import { serializeReason } from "./reason";

/** The code for a busy store. */
const BUSY = 503;

/** The values that are the same for all records of a task. */
export interface BulkCall {
  readonly table: Table;
  readonly call: CallModel;
  readonly values: Row;
  /** Whether a value is set only where the record has none. */
  readonly onlyEmpty: boolean;
  readonly carrying: CallFacts;
  /** The account that started the task, with its present rights, and the matching records that it reaches. */
  readonly caller: Caller;
  readonly selection: Selection;
  readonly language: Language;
}

/** The record, locked until the transaction ends. @throws Failure 409 if it no longer matches, 412 if somebody changed it */
const findRecord = async (platform: Platform, db: Db, of: BulkCall, { record, version }: BulkRow): Promise<Row> => {
  const { table, selection, caller } = of;
  const lock = platform.store.engine === "postgres" ? sql`for no key update` : sql``;
  const where = whereOf([oneOf(table.key, [record]), ...selection.conditions]);
  const [row]: readonly Row[] = await readRows(db, table, sql`${where} ${lock}`);
  if (row === undefined) throw new Failure(409, "bulk_left");
  const isOwn = String(row[VERSION.by]) === String(caller.key);
  if (table.versioned && version !== String(row[VERSION.count]) && !isOwn)
    throw await changedSince({ platform, db }, row);
  return row;
};

/** Also true for a record that has no empty fields. */
const hasAlready = ({ table, call }: BulkCall, row: Row, values: Row): boolean =>
  call.verb === "set" &&
  Object.entries(values).every(([name, value]) => {
    const column = table.byName.get(name);
    if (column === undefined) return false;
    const [asked, stored] = [encode(column, value), encode(column, decode(column, row[name]))];
    return JSON.stringify(asked) === JSON.stringify(stored);
  });

/** The values that this record gets. */
const valuesOf = ({ table, values, onlyEmpty }: BulkCall, row: Row): Row => {
  if (!onlyEmpty) return values;
  const isFree = (name: string) => {
    const column = table.byName.get(name);
    return column !== undefined && isEmpty(decode(column, row[name]));
  };
  return Object.fromEntries(Object.entries(values).filter(([name]) => isFree(name)));
};

/** The parameters of the call, as the console would send them for this one record. */
const paramsFor = (platform: Platform, { table, call, caller }: BulkCall, row: Row, values: Row): Row => {
  const key = decode(table.key, row[table.key.name]);
  if (call.verb === "del") return { [table.key.name]: [key] };
  if (call.verb === "set")
    return { ...values, [table.key.name]: key, ...(table.versioned ? { [VERSION.count]: row[VERSION.count] } : {}) };
  const shown = maskStored(platform, caller, table, decodeRow(table, row));
  const taken = call.params.flatMap(({ name }) => {
    const value = shown[call.from[name] ?? name];
    return value === undefined || call.ask.includes(name) ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(taken),
    ...values,
    [table.key.name]: call.on === "bulk" ? [key] : key,
  };
};

const carry = async (platform: Platform, db: Db, of: BulkCall, known: BulkRow): Promise<BulkState> => {
  const { table, call, caller, language, carrying } = of;
  const row = await findRecord(platform, db, of, known);
  const values = valuesOf(of, row);
  if (hasAlready(of, row, values)) return "same";
  checkWhen({ platform, call }, table, row);
  await carrying.run({ platform, caller, language, params: paramsFor(platform, of, row, values) });
  return "changed";
};

/** Processes one record within the transaction `db`. @throws what the store throws if it is busy */
const carryOne = async (
  acting: Platform,
  db: Db,
  of: BulkCall,
  { row, later }: { readonly row: BulkRow; readonly later: (() => void)[] },
): Promise<NewOutcome> => {
  const platform = inTransactionOf(acting, db, later);
  const { place } = row;
  try {
    const state = await transact(platform.store, (part) =>
      // An entry of the audit trail is about a single call.
      recordSeparately(part, () => carry(platform, part, of, row)),
    );
    return { place, state, reason: "" };
  } catch (error) {
    const known = error instanceof Failure ? error : storeFailure(platform, error);
    if (known !== error && known?.code === BUSY) throw error;
    if (known === null) console.error(error);
    return { place, state: "refused", reason: serializeReason(known ?? new Failure(500)) };
  }
};

/** Milliseconds after which a transaction processes no further record. */
const LONG = 40;

/**
 * Processes some of these records, and answers the progress after them. If the call has its own code, each record gets
 * a separate transaction: the code may do more than write to the store, and that must not be repeated together with
 * other records. @throws Stopped, or what the store throws if it is busy
 */
export const processRecords = async (
  work: Work,
  of: BulkCall,
  rows: readonly BulkRow[],
  before: BulkProgress,
): Promise<BulkProgress> => {
  const { job, note } = work;
  const actor = { account: of.caller.account, call: { resource: of.table.resource, call: of.call }, address: "" };
  const platform = platformForActor(work.platform, actor);
  const { next, later } = await transact(platform.store, async (db) => {
    const began = performance.now();
    const forgetting: (() => void)[] = [];
    const outcomes: NewOutcome[] = [];
    for (const row of of.carrying.isPlain ? rows : rows.slice(0, 1)) {
      outcomes.push(await carryOne(platform, db, of, { row, later: forgetting }));
      if (performance.now() - began >= LONG) break;
    }
    await storeOutcomes(db, job.id, outcomes);
    const count = (state: BulkState) => before[state] + outcomes.filter((one) => one.state === state).length;
    const counts = { changed: count("changed"), same: count("same"), refused: count("refused") };
    const after: BulkProgress = { ...before, ...counts, at: before.at + outcomes.length };
    await note({ cursor: after, done: after.at, total: after.found }, db);
    return { next: after, later: forgetting };
  });
  for (const forget of later) forget();
  return next;
};
