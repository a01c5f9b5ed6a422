// Executes an action without a handler. If its parameters are a key and fields of the record, or its constants are fields, it
// changes these fields, with all checks of a set. Any other action without a handler is refused, because it would do nothing.
import { changedByAction } from "../../../generator";
import { Failure, invalidFailure } from "../wire/Failure";
import type { Answer } from "../wire/envelope";
import type { RecordRequest, Step } from "./Engine";
import { decode, decodeRow } from "../storage/codec";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { findRow, findRows } from "./find";
import { changedFields, setRecord } from "./set";
import { checkCallWriter } from "./writers";
import { inTransaction, clearCaches } from "./step";
import { tableFor } from "../storage/tableFor";
import { wrongStateFailure } from "./wrongState";

type Asked = Pick<RecordRequest, "call" | "platform">;

/** @throws Failure 519 if the action does not apply to the state of the record */
export const checkWhen = ({ call, platform }: Asked, table: Table, row: Row): void => {
  for (const [name, values] of Object.entries(call.when)) {
    const column = table.byName.get(name);
    if (column && !values.map(String).includes(String(decode(column, row[name]))))
      throw wrongStateFailure(platform, table, row, name, values);
  }
};

const changeOne = async (request: RecordRequest, step: Step, row: Row, values: Row): Promise<Row> => {
  checkWhen(request, step.table, row);
  return setRecord(step, row, values);
};

/** @throws Failure 405 for an action that needs a handler but has none, 406 if nothing was sent that changes the record */
export const answerAction = async (request: RecordRequest): Promise<Answer> => {
  const { platform, resource, call, params } = request;
  const unsupported = new Failure(405, "action");
  if (!platform.tables.has(resource.name)) throw unsupported;
  const table = tableFor(platform, resource.name);
  const writable = platform.schemas.get(resource.name) ?? new Map();
  const changed = changedByAction(resource, call, (name) => writable.has(name));
  if (changed === null) throw unsupported;
  const values = Object.fromEntries(
    changed.map((name) => [name, Object.hasOwn(call.constants, name) ? call.constants[name] : params[name]]),
  );
  if (Object.values(values).every((value) => value === undefined))
    throw invalidFailure(Object.fromEntries(changed.map((name) => [name, "invalid.required"])));
  const stored = await inTransaction(request, table, async (step) => {
    const { caller } = step;
    const rows =
      call.on === "bulk" ? await findRows(step, table, caller, params) : [await findRow(step, table, caller, params)];
    await checkCallWriter(step, call, rows);
    const after: Row[] = [];
    for (const row of rows) after.push(await changeOne(request, step, row, values));
    return after;
  });
  clearCaches(
    platform,
    table,
    stored.flatMap((row) => changedFields({}, row)),
  );
  const rows = stored.map((row) => decodeRow(table, row));
  return { data: call.on === "bulk" ? rows : rows[0], count: rows.length };
};
