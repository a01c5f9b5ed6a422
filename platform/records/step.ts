// Begins a write and tells the caches of it once it is stored.
import { Failure } from "../Failure";
import type { Platform, Reading, SignedRequest, Step } from "../Platform";
import type { Table } from "../storage/Table";
import { transact } from "../storage/transact";

export const tableFor = (platform: Platform, name: string): Table => {
  const table = platform.tables.get(name);
  if (!table) throw new Failure(404);
  return table;
};

/** Of the store as it is, outside any step. */
export const reading = (platform: Platform): Reading => ({ platform, db: platform.store.db });

/** Accounts, roles, menus and companies decide who may do what, so a change of one is felt by the next call. */
const DECIDE_ACCESS = new Set(["account", "role", "menu", "company"]);

/** `fields` null when rows came or went. */
export const written = (platform: Platform, table: Table, fields: readonly string[] | null): void => {
  platform.counts.forget(table.name, fields);
  if (DECIDE_ACCESS.has(table.name)) platform.callers.forget();
};

export const inStep = async <Result>(
  request: SignedRequest,
  table: Table,
  work: (step: Step) => Promise<Result>,
): Promise<Result> => {
  const { platform, caller, language } = request;
  return transact(platform.store, (db) => work({ platform, db, caller, language, table, now: platform.now() }));
};
