// Notes in the audit trail who reads very many records with unmasked personal data. Each process counts separately.
import type { RecordRequest } from "./Engine";
import { recordEntry } from "../storage/Recorder";
import type { Table } from "../storage/Table";
import { transact } from "../storage/transact";
import { platformForActor } from "../trail/createTrail";
import { HOUR } from "../wire/seconds";
import { MASKED_FIELD, maySeePersonal, NAME_ONLY_FIELD } from "./personal";

interface Reading {
  readonly since: number;
  rows: number;
  isRecorded: boolean;
}

/** How much each account has read, by the tables of a running platform and the key of the account. */
const known = new WeakMap<Table, Map<string, Reading>>();
/** The maximum number of accounts that are counted. */
const MOST = 20_000;

const readingOf = (table: Table, key: string, now: number): Reading => {
  const readings = known.get(table) ?? new Map<string, Reading>();
  known.set(table, readings);
  const found = readings.get(key);
  if (found !== undefined && now - found.since < HOUR) return found;
  const begun = { since: now, rows: 0, isRecorded: false };
  if (readings.size >= MOST) readings.clear();
  readings.set(key, begun);
  return begun;
};

const isWhole = (row: unknown): boolean =>
  typeof row === "object" && row !== null && !(NAME_ONLY_FIELD in row) && !(MASKED_FIELD in row);

/** Adds an entry when an account was answered more rows than the console allows, once an hour per resource. */
export const recordWideReading = async (request: RecordRequest, data: unknown): Promise<void> => {
  const { platform, caller, resource, call, params, address } = request;
  if (!Array.isArray(data) || !maySeePersonal(platform, caller)) return;
  // Some resources, such as tasks, have calls but store nothing.
  const table = platform.tables.get(resource.name);
  if (table === undefined || table.masked.length === 0) return;
  const reading = readingOf(table, String(caller.key), platform.now());
  reading.rows += data.filter(isWhole).length;
  if (reading.isRecorded || reading.rows <= platform.model.personalRows) return;
  reading.isRecorded = true;
  const { account, apiKey } = caller;
  const { store } = platformForActor(platform, { account, apiKey, call: { resource, call }, address });
  await transact(store, async (db) =>
    recordEntry(db, { is: "event", event: "view", asked: params, facts: { count: reading.rows } }),
  );
};
