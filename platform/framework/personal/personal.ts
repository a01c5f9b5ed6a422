// POST /rest/personal { of, record, field } answers { id, value }: a value that is masked for the caller, who has the right to have it
// shown. The audit trail tells who had which field of which record shown.
import type { RestHandler } from "../calls/RestHandler";
import { findRow } from "../records/find";
import { maskedColumns, mayReveal } from "../records/personal";
import { mayRead } from "../records/pointing";
import { decode, isEmpty } from "../storage/codec";
import { record } from "../storage/Recorder";
import type { Row } from "../storage/Store";
import { transact } from "../storage/transact";
import { Failure, invalid, noPermission } from "../wire/Failure";
import { maskText } from "../wire/mask";

const notThere = async (): Promise<never> => {
  throw new Failure(404);
};

export const personal: RestHandler = {
  /** @throws Failure 404 if the caller does not reach the record, 513 without the right to read it or to have it shown */
  async add({ platform, caller }, { of, record: key, field }) {
    const table = platform.tables.get(String(of ?? ""));
    if (table === undefined) throw invalid({ of: "invalid.reference" });
    if (isEmpty(key)) throw invalid({ record: "invalid.required" });
    const column = maskedColumns(table).find(({ name }) => name === field);
    if (column === undefined) throw invalid({ field: "invalid.reference" });
    if (!mayRead(platform, caller, table) || !mayReveal(platform, caller)) throw noPermission();
    return transact(platform.store, async (db) => {
      const row: Row = await findRow({ platform, db }, table, caller, { [table.key.name]: key });
      const value = decode(column, row[column.name]);
      const facts = { [column.name]: maskText(String(value)) };
      record(db, { is: "event", event: "reveal", about: { table, row }, facts });
      return { id: row[table.key.name], value };
    });
  },
  list: notThere,
  get: notThere,
  set: notThere,
  del: notThere,
};
