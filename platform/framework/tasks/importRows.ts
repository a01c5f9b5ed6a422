// A batch of a file's rows. Each row is answered for itself: created, there already, or refused and why.
import { Failure } from "../wire/Failure";
import type { RecordRequest, Step } from "../records/Engine";
import { Stopped } from "../queue/defineJob";
import { createRester } from "../queue/rester";
import { addRecord } from "../records/add";
import { scopeSelection } from "../records/scope";
import { isDuplicateError, storeFailure } from "../records/storeFailure";
import { rulesOf } from "../records/rules";
import { inStep, outsideStep, clearCaches } from "../records/step";
import { isEmpty } from "../storage/codec";
import { findFirst, oneOf, selectionOf } from "../storage/query";
import type { Db, Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { transact } from "../storage/transact";
import { explainRefusal } from "../wire/reasons";
import { messageOf } from "../wire/words";
import { isObject } from "../wire/readJson";

export interface RowResult {
  /** Place in the batch, from 0. */
  readonly row: number;
  readonly state: "created" | "exists" | "refused";
  readonly code?: number;
  readonly msg?: string;
  /** Field -> message key. */
  readonly fields?: Readonly<Record<string, string>>;
  /** All of why, for people: which fields, and what is wrong with each. */
  readonly reason?: string;
}

const fieldsOf = ({ data }: Failure): Readonly<Record<string, string>> => {
  const fields = isObject(data) ? data.fields : null;
  return isObject(fields) ? Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, String(key)])) : {};
};

const EXISTS = "invalid.exists";

/** Whether what stands in the way is the record this very row describes, and the caller's to know. */
const isThere = (failure: Failure, natural: readonly string[]): boolean => {
  const fields = fieldsOf(failure);
  const names = Object.keys(fields);
  return names.length > 0 && names.every((name) => fields[name] === EXISTS && natural.includes(name));
};

/** Records of one's own that nothing tells apart are the same when everything given is. */
const hasEqual = async ({ platform, db, table, caller }: Step, row: Row): Promise<boolean> => {
  const conditions = Object.entries(row).flatMap(([name, value]) => {
    const column = table.byName.get(name);
    return column && !column.secret && !isEmpty(value) && typeof value !== "object" ? [oneOf(column, [value])] : [];
  });
  const own = scopeSelection(platform, table, caller, selectionOf(platform.store, table, {})).conditions;
  return conditions.length > 0 && (await findFirst(db, table, [...conditions, ...own])) !== null;
};

const refusal = (
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

const takeRow = async (step: Step, row: Row, at: number, natural: readonly string[]): Promise<RowResult> => {
  try {
    if (natural.length === 0 && (await hasEqual(step, row))) return { row: at, state: "exists" };
    await addRecord(step, row);
    return { row: at, state: "created" };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return isThere(error, natural)
      ? { row: at, state: "exists" }
      : refusal({ ...step, resource: step.table.resource }, at, error);
  }
};

/** On whose behalf rows are taken, and what takes them. */
export type ImportRequest = Pick<RecordRequest, "platform" | "caller" | "language" | "resource" | "call">;

/** Rows of one step: others are answered between two of them. */
export const AT_ONCE = 25;

/** Done within the step that stored the results of the next rows: both are there or neither. */
export type Keep = (db: Db, results: readonly RowResult[]) => Promise<void>;
const keepNothing: Keep = async () => undefined;

/** A few rows in one step where the store allows it; row by row when one of them upsets the store itself. */
export const importRows = async (
  taking: ImportRequest,
  table: Table,
  rows: readonly unknown[],
): Promise<readonly RowResult[]> => {
  const rest = createRester(taking.platform.store);
  const results: RowResult[] = [];
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    if (from > 0) await rest();
    for await (const some of importInSteps(taking, table, rows.slice(from, from + AT_ONCE)))
      results.push(...some.map((result) => ({ ...result, row: from + result.row })));
  }
  return results;
};

/** Answers each step's results once they are stored. @throws Stopped when `keep` does */
export const importInSteps = async function* (
  taking: ImportRequest,
  table: Table,
  rows: readonly unknown[],
  keep: Keep = keepNothing,
): AsyncGenerator<readonly RowResult[]> {
  const given = rows.map((row) => pick(taking, row));
  try {
    const { preparing } = rulesOf(taking.platform, table);
    for (const row of given) await preparing?.(outsideStep(taking.platform), row);
    const together = await takeTogether(taking, table, given, keep);
    if (together !== null) return yield together;
    for (const [at, row] of given.entries()) yield [await alone(taking, table, row, at, keep)];
  } finally {
    clearCaches(taking.platform, table, null);
  }
};

const naturalOf = ({ resource }: ImportRequest): readonly string[] => resource.importing?.natural ?? [];

/** Null when a row upsets the store, so that all of the step is undone. */
const takeTogether = async (
  taking: ImportRequest,
  table: Table,
  rows: readonly Row[],
  keep: Keep,
): Promise<readonly RowResult[] | null> => {
  try {
    return await inStep(taking, table, async (step) => {
      const results: RowResult[] = [];
      for (const [at, row] of rows.entries()) results.push(await takeRow(step, row, at, naturalOf(taking)));
      await keep(step.db, results);
      return results;
    });
  } catch (error) {
    if (error instanceof Stopped) throw error;
    return null;
  }
};

const alone = async (
  taking: ImportRequest,
  table: Table,
  row: Row,
  at: number,
  keep: Keep,
  isAgain = false,
): Promise<RowResult> => {
  const { platform } = taking;
  try {
    return await inStep(taking, table, async (step) => {
      const result = await takeRow(step, row, at, naturalOf(taking));
      await keep(step.db, [result]);
      return result;
    });
  } catch (error) {
    if (error instanceof Stopped) throw error;
    const failure = storeFailure(platform, error);
    // Another caller wrote the same record in the same moment: now it is seen, and whose it is.
    if (isDuplicateError(platform, error) && !isAgain) return alone(taking, table, row, at, keep, true);
    // It is not about this row: the same may be sent, or tried, again.
    if (failure?.code === 503) throw error;
    if (failure === null) console.error(error);
    const refused = refusal(taking, at, failure ?? new Failure(500));
    await transact(platform.store, (db) => keep(db, [refused]));
    return refused;
  }
};

/** Only what the call declares is taken from a row; what it says itself is the same for all, and stays where a field holds it. */
const pick = ({ call, resource }: ImportRequest, value: unknown): Row => {
  if (!isObject(value)) return {};
  if (call.params.length === 0) {
    const isKept = (name: string) => !(name in call.constants) || resource.fields.some((field) => field.name === name);
    return Object.fromEntries(Object.entries({ ...value, ...call.constants }).filter(([name]) => isKept(name)));
  }
  return Object.fromEntries(call.params.map(({ name }) => [name, value[name]]).filter(([, one]) => one !== undefined));
};
