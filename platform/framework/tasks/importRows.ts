// A batch of a file's rows. Each row is answered for itself: created, there already, or refused and why.
import { Failure } from "../wire/Failure";
import type { SignedRequest, Step } from "../Platform";
import { rester } from "../queue/rester";
import { addRecord } from "../records/add";
import { scoped } from "../records/scope";
import { isDuplicateError, storeFailure } from "../records/storeFailure";
import { inStep, written } from "../records/step";
import { isEmpty } from "../storage/codec";
import { firstWhere, oneOf, selectionOf } from "../storage/query";
import type { Row } from "../storage/Store";
import type { Table } from "../storage/Table";
import { messageOf } from "../wire/words";

export interface RowResult {
  /** Place in the batch, from 0. */
  readonly row: number;
  readonly state: "created" | "exists" | "refused";
  readonly code?: number;
  readonly msg?: string;
  /** Field -> message key. */
  readonly fields?: Readonly<Record<string, string>>;
}

const fieldsOf = ({ data }: Failure): Readonly<Record<string, string>> => {
  const fields = typeof data === "object" && data !== null && "fields" in data ? data.fields : null;
  return typeof fields === "object" && fields !== null
    ? Object.fromEntries(Object.entries(fields).map(([name, key]) => [name, String(key)]))
    : {};
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
  const own = scoped(platform, table, caller, selectionOf(platform.store, table, {})).conditions;
  return conditions.length > 0 && (await firstWhere(db, table, [...conditions, ...own])) !== null;
};

const refusal = (
  { platform, language }: Pick<Step, "platform" | "language">,
  row: number,
  failure: Failure,
): RowResult => ({
  row,
  state: "refused",
  code: failure.code,
  msg: messageOf(platform.model, language, failure),
  fields: fieldsOf(failure),
});

const takeRow = async (step: Step, row: Row, at: number, natural: readonly string[]): Promise<RowResult> => {
  try {
    if (natural.length === 0 && (await hasEqual(step, row))) return { row: at, state: "exists" };
    await addRecord(step, row);
    return { row: at, state: "created" };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return isThere(error, natural) ? { row: at, state: "exists" } : refusal(step, at, error);
  }
};

const isRow = (value: unknown): value is Row => typeof value === "object" && value !== null && !Array.isArray(value);

/** Rows of one step: others are answered between two of them. */
const AT_ONCE = 25;

/** A few rows in one step where the store allows it; row by row when one of them upsets the store itself. */
export const importRows = async (
  request: SignedRequest,
  table: Table,
  rows: readonly unknown[],
): Promise<readonly RowResult[]> => {
  const natural = request.resource.importing?.natural ?? [];
  const take = (step: Step, at: number) => takeRow(step, pick(request, rows[at]), at, natural);
  const rest = rester(request.platform.store);
  const results: RowResult[] = [];
  try {
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      const places = Array.from({ length: Math.min(AT_ONCE, rows.length - from) }, (_, at) => from + at);
      if (from > 0) await rest();
      results.push(...(await takeSome(request, table, take, places)));
    }
    return results;
  } finally {
    written(request.platform, table, null);
  }
};

type Take = (step: Step, at: number) => Promise<RowResult>;

const takeSome = async (
  request: SignedRequest,
  table: Table,
  take: Take,
  places: readonly number[],
): Promise<readonly RowResult[]> => {
  try {
    return await inStep(request, table, async (step) => {
      const results: RowResult[] = [];
      for (const at of places) results.push(await take(step, at));
      return results;
    });
  } catch {
    const results: RowResult[] = [];
    for (const at of places) results.push(await alone(request, table, (step) => take(step, at), at));
    return results;
  }
};

const alone = async (
  request: SignedRequest,
  table: Table,
  take: (step: Step) => Promise<RowResult>,
  at: number,
  isAgain = false,
): Promise<RowResult> => {
  try {
    return await inStep(request, table, take);
  } catch (error) {
    const failure = storeFailure(request.platform, error);
    // Another caller wrote the same record in the same moment: now it is seen, and whose it is.
    if (isDuplicateError(request.platform, error) && !isAgain) return alone(request, table, take, at, true);
    if (failure === null) console.error(error);
    return refusal(request, at, failure ?? new Failure(500));
  }
};

/** Only what the call declares is taken from a row. */
const pick = ({ call }: SignedRequest, value: unknown): Row => {
  if (!isRow(value)) return {};
  if (call.params.length === 0) return value;
  return Object.fromEntries(call.params.map(({ name }) => [name, value[name]]).filter(([, one]) => one !== undefined));
};
