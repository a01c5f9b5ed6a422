import { Failure, invalidFailure } from "../wire/Failure";
import type { Caller } from "../access/Caller";
import type { Reading } from "./Engine";
import { isEmpty } from "../storage/codec";
import { readByKeys } from "../storage/query";
import type { GivenOf, WithoutOthers, RowOf, Sent } from "../storage/defineResource";
import { lockByKeys } from "../storage/write";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { filterReached } from "./scope";

/** Whether rows are only read, or also locked until the transaction ends. */
type Read = "plain" | "locked";

const keysOf = (table: Table, params: Row): readonly unknown[] => {
  const given = params[table.key.name];
  const keys = (Array.isArray(given) ? given : [given]).filter((key) => !isEmpty(key));
  if (keys.length === 0) throw invalidFailure({ [table.key.name]: "invalid.required" });
  return [...new Set(keys.map(String))];
};

/**
 * Finds the records that `params` names by one key or a list of keys. @throws Failure 406 without a key; 404 if a
 * record does not exist or is out of the caller's reach. The same answer for both reveals nothing
 */
export const findRows = async <Of>(
  reading: Reading,
  table: Table<Of>,
  caller: Caller,
  params: Row,
  read: Read = "plain",
): Promise<RowOf<Of>[]> => {
  const keys = keysOf(table, params);
  const { db, platform } = reading;
  const found = await (read === "locked" ? lockByKeys(platform.store, db, table, keys) : readByKeys(db, table, keys));
  const own = new Set(await filterReached(reading, table, caller, found));
  if (own.size < keys.length) throw new Failure(404, "record");
  return found;
};

/** Finds the record that `params` names by its key, or by the first key of a list. @throws Failure like findRows */
export async function findRow<Of, Given extends GivenOf<Of> | Sent<Of>>(
  reading: Reading,
  table: Table<Of>,
  caller: Caller,
  params: Given & WithoutOthers<Of, Given>,
  read?: Read,
): Promise<RowOf<Of>>;
export async function findRow(reading: Reading, table: Table, caller: Caller, params: Row, read?: Read): Promise<Row> {
  const named = { [table.key.name]: [params[table.key.name]].flat().slice(0, 1) };
  const [row] = await findRows(reading, table, caller, named, read);
  if (!row) throw new Failure(404, "record");
  return row;
}
