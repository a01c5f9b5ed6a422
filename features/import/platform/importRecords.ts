// The records of imports. Imports of the resource `iccid` are rows of the resource `iccid_import`, which has a list,
// filters and owners like any other. If there is no such resource, or if the resource has no import_add, imports work
// without records.
import { randomBytes } from "node:crypto";
import { Failure } from "../../../platform/framework/wire/Failure";
import { TASK_CALLS } from "../../../generator";
import type { Caller } from "../../../platform/framework/access/Caller";
import type { Platform, SignedRequest } from "../../../platform/framework/Platform";
import { clearCaches } from "../../../platform/framework/records/step";
import { findByKey } from "../../../platform/framework/storage/query";
import type { Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { insertRow, noteProgress } from "../../../platform/framework/storage/write";

/** States of the record of an import. Rows that were imported before STOPPED stay. */
export const STATE_WAITING = 1;
export const STATE_IMPORTING = 2;
export const STATE_IMPORTED = 3;
export const STATE_STOPPED = 4;

/** The table of import records of a resource; null if it has none. */
export const importRecordTable = ({ tables }: Platform, resource: string): Table | null =>
  tables.get(resource)?.resource.importing?.call === TASK_CALLS.addImport
    ? (tables.get(`${resource}_import`) ?? null)
    : null;

/** The field with the account that began the import: the reference to accounts; "" if there is none. */
const accountField = ({ model }: Platform, { resource }: Table): string =>
  resource.fields.find(({ options }) => options.to === model.identity?.account.resource)?.name ?? "";

/** The values for the account and the owner of an import's record. */
export const importerValues = (platform: Platform, table: Table, caller: Caller): Row => {
  const { scope } = table.resource;
  const account = accountField(platform, table);
  return {
    ...(account === "" ? {} : { [account]: caller.key }),
    ...(scope?.is === "owned" ? { [scope.steps[0].field]: caller.company } : {}),
  };
};

export const newImportId = (): string => randomBytes(16).toString("hex");

/** The import with this id; null if there is none. @throws Failure 404 if another account began it */
export const findImport = async (
  { platform, caller }: SignedRequest,
  table: Table,
  id: string,
): Promise<Row | null> => {
  const row = await findByKey(platform.store.db, table, id);
  if (row !== null && String(row[accountField(platform, table)]) !== String(caller.key))
    throw new Failure(404, "record");
  return row;
};

export const beginImport = async (request: SignedRequest, table: Table, values: Row): Promise<Row> => {
  const { platform, caller } = request;
  const owner = importerValues(platform, table, caller);
  const row = await transact(platform.store, (db) =>
    insertRow(db, table, { ...owner, state: STATE_WAITING, ...values }, platform.now()),
  );
  clearCaches(platform, table, null);
  return row;
};

export const changeImport = async (platform: Platform, table: Table, key: unknown, values: Row): Promise<Row> => {
  const row = await noteProgress(platform.store.db, table, key, values, platform.now());
  clearCaches(platform, table, Object.keys(values));
  return row;
};
