// The record of an import: of `iccid` they are the rows of the definition `iccid_import`, listed, filtered and scoped like
// any other. A definition without such a companion, or without an import of its own, is imported into all the same; only
// nothing is kept of it.
import { randomBytes } from "node:crypto";
import { Failure } from "../wire/Failure";
import { TASK_CALLS } from "../../../generator";
import type { Caller } from "../access/Caller";
import type { Platform, SignedRequest } from "../Platform";
import { clearCaches } from "../records/step";
import { findByKey } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { insertRow, updateRow } from "../storage/write";

/** To be imported, importing, imported; stopped before its end, what was imported by then stays. */
export const WAITING = 1;
export const IMPORTING = 2;
export const IMPORTED = 3;
export const STOPPED = 4;

export const recordsOf = ({ tables }: Platform, resource: string): Table | null =>
  tables.get(resource)?.resource.importing?.call === TASK_CALLS.addImport
    ? (tables.get(`${resource}_import`) ?? null)
    : null;

/** The field that says who began it: what leads to an account. */
const whoOf = ({ model }: Platform, { resource }: Table): string =>
  resource.fields.find(({ options }) => options.to === model.identity?.account.resource)?.name ?? "";

/** What says whose it is. */
export const ownerOf = (platform: Platform, table: Table, caller: Caller): Row => {
  const { scope } = table.resource;
  const who = whoOf(platform, table);
  return {
    ...(who === "" ? {} : { [who]: caller.key }),
    ...(scope?.is === "owned" ? { [scope.steps[0].field]: caller.company } : {}),
  };
};

export const newImportId = (): string => randomBytes(16).toString("hex");

/** The import of this id that the caller began; null when there is none. @throws Failure 404 when it is another's */
export const findImport = async (
  { platform, caller }: SignedRequest,
  table: Table,
  id: string,
): Promise<Row | null> => {
  const row = await findByKey(platform.store.db, table, id);
  if (row !== null && String(row[whoOf(platform, table)]) !== String(caller.key)) throw new Failure(404, "record");
  return row;
};

export const beginImport = async (request: SignedRequest, table: Table, values: Row): Promise<Row> => {
  const { platform, caller } = request;
  const owner = ownerOf(platform, table, caller);
  const row = await insertRow(platform.store.db, table, { ...owner, state: WAITING, ...values }, platform.now());
  clearCaches(platform, table, null);
  return row;
};

export const changeImport = async (platform: Platform, table: Table, key: unknown, values: Row): Promise<Row> => {
  const row = await updateRow(platform.store.db, table, key, values, platform.now());
  clearCaches(platform, table, Object.keys(values));
  return row;
};
