import type { Json } from "../../../generator";
import type { Caller } from "../access/Caller";
import type { Engine, Refusals } from "./Engine";
import { rulesOf } from "./rules";
import { refusalsAsOwner } from "./scope";
import { decodeRow } from "../storage/codec";
import { mapInSteps } from "../wire/mapInSteps";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { outsideTransaction } from "./step";

type Data = Readonly<Record<string, Json>>;

/** The field of an answered row with the actions that would be refused to the caller, and the codes of the refusals. */
const REFUSED = "row_refused";

const codesOf = (refusals: Refusals = {}): Data =>
  Object.fromEntries(Object.entries(refusals).map(([name, { message }]) => [name, message]));

/** Turns stored rows into answers: removes secrets, adds computed fields and the actions that would be refused. */
export const answerRows = async (
  platform: Engine,
  caller: Caller,
  table: Table,
  rows: readonly Row[],
): Promise<readonly Data[]> => {
  const { answering, refusing } = rulesOf(platform, table);
  const plain = await mapInSteps(rows, (row) => decodeRow(table, row));
  const data = answering ? await answering(platform.store.db, table, plain) : plain;
  const { scope } = table.resource;
  const isShared = scope?.is === "owned" && scope.any !== null;
  if (!refusing && !isShared) return data;
  const refused = (await refusing?.(outsideTransaction(platform), caller, rows)) ?? [];
  return mapInSteps(data, (row, at) => ({
    ...row,
    [REFUSED]: codesOf({ ...refused[at], ...refusalsAsOwner(table, caller, rows[at] ?? {}) }),
  }));
};
