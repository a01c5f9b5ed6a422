// Imports a batch of rows. Each row has its own result: created, exists already, or refused with the reason.
import { Failure } from "../../../platform/framework/wire/Failure";
import type { Step } from "../../../platform/framework/records/Engine";
import { JobStopped } from "../../../platform/framework/queue/defineJob";
import { createPauses } from "../../../platform/framework/queue/rester";
import { addRecord } from "../../../platform/framework/records/add";
import { scopeSelection } from "../../../platform/framework/records/scope";
import { isDuplicateError, storeFailure } from "../../../platform/framework/records/storeFailure";
import { rulesOf } from "../../../platform/framework/records/rules";
import { inTransaction, outsideTransaction, clearCaches } from "../../../platform/framework/records/step";
import { isEmpty } from "../../../platform/framework/storage/codec";
import { findFirst, oneOf, selectionOf } from "../../../platform/framework/storage/query";
import type { Db, Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { explainRefusal } from "../../../platform/framework/wire/reasons";
import { messageOf } from "../../../platform/framework/wire/words";
import { isObject } from "../../../platform/framework/wire/readJson";
import type { ImportRequest } from "./ImportRequest";
import { changeByRow } from "./changeByRow";

export type RowResult = {
  /** The place in the batch, from 0. */
  readonly row: number;
  readonly state: "created" | "changed" | "same" | "exists" | "refused";
  readonly code?: number;
  readonly msg?: string;
  /** Message keys, by field. */
  readonly fields?: Readonly<Record<string, string>>;
  /** The reason for people: the labels of the invalid fields with their messages. */
  readonly reason?: string;
};

const fieldsOf = ({ data }: Failure): Readonly<Record<string, string>> => {
  const fields = isObject(data) ? data.fields : null;
  return isObject(fields) ? Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, String(key)])) : {};
};

const EXISTS = "invalid.exists";

/** Whether a row was refused only because its own record already exists and the caller reaches it. */
export const isDuplicateFailure = (failure: Failure, natural: readonly string[]): boolean => {
  const fields = fieldsOf(failure);
  const names = Object.keys(fields);
  return names.length > 0 && names.every((name) => fields[name] === EXISTS && natural.includes(name));
};

/**
 * Whether a record that the caller reaches has all values of the row. For resources without unique fields, this shows
 * whether a row was imported before.
 */
export const hasEqualRecord = async ({ platform, db, table, caller }: Step, row: Row): Promise<boolean> => {
  const conditions = Object.entries(row).flatMap(([name, value]) => {
    const column = table.byName.get(name);
    return column && !column.secret && !isEmpty(value) && typeof value !== "object" ? [oneOf(column, [value])] : [];
  });
  const own = scopeSelection(platform, table, caller, selectionOf(platform.store, table, {})).conditions;
  return conditions.length > 0 && (await findFirst(db, table, [...conditions, ...own])) !== null;
};

export const rowRefusal = (
  { platform, language, resource }: Pick<ImportRequest, "platform" | "language" | "resource">,
  row: number,
  failure: Failure,
): RowResult => ({
  row,
  state: "refused",
  code: failure.code,
  msg: messageOf(platform.model, language, failure),
  fields: fieldsOf(failure),
  reason: explainRefusal(platform.model, resource, language, failure),
});

/** A part of a transaction is not stored separately, so there is nothing to wait for. */
const stored = async (): Promise<void> => undefined;

const importRow = async (request: ImportRequest, step: Step, row: Row, at: number): Promise<RowResult> => {
  const natural = naturalKey(request);
  const { updating = null } = request;
  try {
    const updated = updating && (await changeByRow(request, updating, step, row));
    if (updated !== null) return { row: at, state: updated.state };
    if (natural.length === 0 && (await hasEqualRecord(step, row))) return { row: at, state: "exists" };
    // If a row is refused after its insertion, the savepoint removes it.
    const { adding, added } = rulesOf(step.platform, step.table);
    if (adding === undefined && added === undefined) await addRecord(step, row);
    else await transact({ db: step.db, flush: stored, trail: null }, (db) => addRecord({ ...step, db }, row));
    return { row: at, state: "created" };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return isDuplicateFailure(error, natural) ? { row: at, state: "exists" } : rowRefusal(request, at, error);
  }
};

/** The number of rows in one transaction. Other calls are answered between two transactions. */
export const ROWS_PER_TRANSACTION = 25;

/** Called in the transaction that imports rows, with their results. So both are stored, or neither. */
export type StoreResults = (db: Db, results: readonly RowResult[]) => Promise<void>;
const keepNothing: StoreResults = async () => undefined;

/** Imports all rows and answers their results in the same order. */
export const importRows = async (
  request: ImportRequest,
  table: Table,
  rows: readonly unknown[],
): Promise<readonly RowResult[]> => {
  const rest = createPauses(request.platform.store);
  const results: RowResult[] = [];
  for (let from = 0; from < rows.length; from += ROWS_PER_TRANSACTION) {
    if (from > 0) await rest();
    for await (const some of importInSteps(request, table, rows.slice(from, from + ROWS_PER_TRANSACTION)))
      results.push(...some.map((result) => ({ ...result, row: from + result.row })));
  }
  return results;
};

/**
 * Imports rows in one transaction, or in one transaction per row if the store refuses one of them. Yields the results
 * of each transaction after it is stored.
 * @throws Stopped when `keep` throws it, and Failure 503 if the store is busy
 */
export const importInSteps = async function* (
  request: ImportRequest,
  table: Table,
  rows: readonly unknown[],
  keep: StoreResults = keepNothing,
): AsyncGenerator<readonly RowResult[]> {
  const given = rows.map((row) => pickRowValues(request, row));
  try {
    const { preparing } = rulesOf(request.platform, table);
    for (const row of given) await preparing?.(outsideTransaction(request.platform), row);
    // A call with its own code may do more than write to the store, so it must not be repeated because of another row.
    const isPlain = request.updating?.carrying.isPlain !== false;
    const together = isPlain ? await importTogether(request, table, given, keep) : null;
    if (together !== null) return yield together;
    for (const [at, row] of given.entries()) yield [await importAlone(request, table, row, at, keep)];
  } finally {
    clearCaches(request.platform, table, null);
    for (const forget of request.updating?.later.splice(0) ?? []) forget();
  }
};

export const naturalKey = ({ resource }: ImportRequest): readonly string[] => resource.importing?.natural ?? [];

/** Null if the store refused a row, which rolls the transaction back. */
const importTogether = async (
  request: ImportRequest,
  table: Table,
  rows: readonly Row[],
  keep: StoreResults,
): Promise<readonly RowResult[] | null> => {
  try {
    return await inTransaction(request, table, async (step) => {
      const results: RowResult[] = [];
      for (const [at, row] of rows.entries()) results.push(await importRow(request, step, row, at));
      await keep(step.db, results);
      return results;
    });
  } catch (error) {
    if (error instanceof JobStopped) throw error;
    return null;
  }
};

const importAlone = async (
  request: ImportRequest,
  table: Table,
  row: Row,
  at: number,
  keep: StoreResults,
  isAgain = false,
): Promise<RowResult> => {
  const { platform } = request;
  try {
    return await inTransaction(request, table, async (step) => {
      const result = await importRow(request, step, row, at);
      await keep(step.db, [result]);
      return result;
    });
  } catch (error) {
    if (error instanceof JobStopped) throw error;
    const failure = storeFailure(platform, error);
    // Another request added the same record meanwhile. The second attempt finds the record if the caller reaches it.
    if (isDuplicateError(platform, error) && !isAgain) return importAlone(request, table, row, at, keep, true);
    // A busy store is not a problem of the row. The whole batch can be sent again.
    if (failure?.code === 503) throw error;
    if (failure === null) console.error(error);
    const refused = rowRefusal(request, at, failure ?? new Failure(500));
    await transact(platform.store, (db) => keep(db, [refused]));
    return refused;
  }
};

/**
 * Picks the values that the call declares from a row. A call without parameters takes the whole row, and adds constants
 * that are fields.
 */
export const pickRowValues = ({ call, resource }: ImportRequest, value: unknown): Row => {
  if (!isObject(value)) return {};
  if (call.params.length === 0) {
    const isKept = (name: string) => !(name in call.constants) || resource.fields.some((field) => field.name === name);
    return Object.fromEntries(Object.entries({ ...value, ...call.constants }).filter(([name]) => isKept(name)));
  }
  return Object.fromEntries(call.params.map(({ name }) => [name, value[name]]).filter(([, one]) => one !== undefined));
};
