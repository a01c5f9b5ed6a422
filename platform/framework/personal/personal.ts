// Personal data, under /rest/personal:
// POST { of, record, field } { id, value }: a value that is masked for the caller. The audit trail records this
import type { RestHandler } from "../calls/RestHandler";
import type { SessionRequest } from "../Platform";
import { findRow } from "../records/find";
import { mayReveal } from "../records/personal";
import { mayRead } from "../records/pointing";
import { decode, isEmpty } from "../storage/codec";
import { recordEntry } from "../storage/Recorder";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { transact } from "../storage/transact";
import { invalidFailure, noPermissionFailure } from "../wire/Failure";
import { maskText } from "../wire/mask";

/** The table that a request names, if the caller may read its records. @throws Failure 406, 513 */
export const findReadableTable = ({ platform, caller }: SessionRequest, of: unknown): Table => {
  const table = platform.tables.get(String(of ?? ""));
  if (table === undefined) throw invalidFailure({ of: "invalid.reference" });
  if (!mayRead(caller, table)) throw noPermissionFailure();
  return table;
};

export const personalHandler: RestHandler = {
  // Revealing a value writes to the trail, so nothing here counts as reading.
  reads: [],
  /** @throws Failure 404 if the caller does not reach the record, 513 without the right to read or reveal it */
  async add(request, { of, record: key, field }) {
    const { platform, caller } = request;
    if (isEmpty(key)) throw invalidFailure({ record: "invalid.required" });
    const table = findReadableTable(request, of);
    const column = table.masked.find(({ name }) => name === field);
    if (column === undefined) throw invalidFailure({ field: "invalid.reference" });
    if (!mayReveal(platform, caller)) throw noPermissionFailure();
    return transact(platform.store, async (db) => {
      const row: Row = await findRow({ platform, db }, table, caller, { [table.key.name]: key });
      const value = decode(column, row[column.name]);
      const facts = { [column.name]: maskText(String(value)) };
      recordEntry(db, { is: "event", event: "reveal", about: { table, row }, facts });
      return { id: row[table.key.name], value };
    });
  },
};
