import { Failure, invalid } from "../Failure";
import type { Caller } from "../Platform";
import { isEmpty } from "../storage/codec";
import { byKeys } from "../storage/query";
import type { Db, Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { isWithin } from "./scope";

const keysOf = (table: Table, params: Row): readonly unknown[] => {
  const given = params[table.key.name];
  const keys = (Array.isArray(given) ? given : [given]).filter((key) => !isEmpty(key));
  if (keys.length === 0) throw invalid({ [table.key.name]: "invalid.required" });
  return [...new Set(keys.map(String))];
};

/** The records `params` names by their key. A row outside the caller's scope does not exist for it when read. */
export const findRows = async (db: Db, table: Table, caller: Caller, params: Row, refusal: Failure): Promise<Row[]> => {
  const keys = keysOf(table, params);
  const rows = await byKeys(db, table, keys);
  if (rows.some((row) => !isWithin(table, caller, row))) throw refusal;
  if (rows.length < keys.length) throw new Failure(404, "record");
  return rows;
};

export const findRow = async (db: Db, table: Table, caller: Caller, params: Row, refusal: Failure): Promise<Row> => {
  const [row] = await findRows(
    db,
    table,
    caller,
    { [table.key.name]: [params[table.key.name]].flat().slice(0, 1) },
    refusal,
  );
  if (!row) throw new Failure(404, "record");
  return row;
};
