import type { Json } from "../../../generator";
import type { Caller } from "../access/Caller";
import type { Engine, Refusals } from "./Engine";
import { rulesOf } from "./rules";
import { decodeRow } from "../storage/codec";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { outsideStep } from "./step";

type Data = Readonly<Record<string, Json>>;

/** Of an answered row: what this caller would be refused to do with it -> the refusal's code. */
const REFUSED = "row_refused";

const codesOf = (refusals: Refusals = {}): Data =>
  Object.fromEntries(Object.entries(refusals).map(([name, { message }]) => [name, message]));

/** What is answered of stored rows: their fields but the secrets, what follows from other rows, and what the caller may not do. */
export const answerRows = async (
  platform: Engine,
  caller: Caller,
  table: Table,
  rows: readonly Row[],
): Promise<readonly Data[]> => {
  const { answering, refusing } = rulesOf(platform, table);
  const plain = rows.map((row) => decodeRow(table, row));
  const data = answering ? await answering(platform.store.db, table, plain) : plain;
  if (!refusing) return data;
  const refused = await refusing(outsideStep(platform), caller, rows);
  return data.map((row, at) => ({ ...row, [REFUSED]: codesOf(refused[at]) }));
};
