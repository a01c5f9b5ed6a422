// Checks what would happen to the rows of a file. Adds each row like an import, in a transaction that is always rolled
// back. So all rules of `add` apply, but nothing is stored, sent, numbered or recorded in the trail.
import type { Json } from "../../../generator";
import { Failure } from "../../../platform/framework/wire/Failure";
import { messageOf } from "../../../platform/framework/wire/words";
import { addRecord } from "../../../platform/framework/records/add";
import type { Step } from "../../../platform/framework/records/Engine";
import { inTransaction } from "../../../platform/framework/records/step";
import { storeFailure } from "../../../platform/framework/records/storeFailure";
import type { Row } from "../../../platform/framework/storage/Store";
import type { Table } from "../../../platform/framework/storage/Table";
import { transact } from "../../../platform/framework/storage/transact";
import { decode } from "../../../platform/framework/storage/codec";
import { VERSION } from "../../../platform/framework/storage/Table";
import { type ValueChange, type ComparedRecord, describeChanges } from "./changesOf";
import type { ImportRequest } from "./ImportRequest";
import {
  hasEqualRecord,
  isDuplicateFailure,
  naturalKey,
  pickRowValues,
  rowRefusal,
  type RowResult,
} from "./importRows";
import { type ComparedRow, changeByRow } from "./changeByRow";

/** What would happen to a row. For an existing record: its key, its version, and the changes in words. */
export type RowVerdict = RowResult & {
  readonly key?: Json;
  readonly version?: number;
  readonly changes?: readonly ValueChange[];
};

interface Tried extends RowVerdict {
  readonly compared?: ComparedRecord;
}

/** Thrown to roll the transaction back. */
class Undone extends Error {
  readonly results: readonly Tried[];

  constructor(results: readonly Tried[]) {
    super("The rows were only checked.");
    this.results = results;
  }
}

/** The refusal of a row. @throws any error that is not about the row */
const failureOf = ({ platform }: Step, error: unknown): Failure => {
  const failure = error instanceof Failure ? error : storeFailure(platform, error);
  if (failure === null || failure.code === 503) throw error;
  return failure;
};

const describe = ({ key, versioned }: Table, { state, before, values }: ComparedRow): Omit<Tried, "row"> => ({
  state,
  key: decode(key, before[key.name]),
  ...(versioned ? { version: Number(before[VERSION.count]) } : {}),
  ...(state === "changed" ? { compared: { before, values } } : {}),
});

/** A refused row leaves nothing in the transaction, so it does not affect the next rows. */
const checkRow = async (request: ImportRequest, step: Step, row: Row, at: number): Promise<Tried> => {
  const natural = naturalKey(request);
  const { updating = null } = request;
  try {
    const updated = updating && (await changeByRow(request, updating, step, row));
    if (updated !== null) return { row: at, ...describe(step.table, updated) };
    if (natural.length === 0 && (await hasEqualRecord(step, row))) return { row: at, state: "exists" };
    await transact({ db: step.db, flush: async () => undefined, trail: null }, (db) => addRecord({ ...step, db }, row));
    return { row: at, state: "created" };
  } catch (error) {
    const failure = failureOf(step, error);
    if (!isDuplicateFailure(failure, natural)) return rowRefusal(request, at, failure);
    // Any other code has its own message, for example that a room already has an owner.
    const said = failure.code === 409 ? {} : { msg: messageOf(request.platform.model, request.language, failure) };
    return { row: at, state: "exists", ...said };
  }
};

/**
 * Answers what an import of the rows at this moment would do with each row, in the same order. Earlier rows count: of
 * two rows with the same unique value, the second is refused, and so are rows that together exceed a limit. @param zone
 * the caller's time zone, for times among the changes
 */
export const checkRows = async (
  request: ImportRequest,
  table: Table,
  rows: readonly unknown[],
  zone = "UTC",
): Promise<readonly RowVerdict[]> => {
  try {
    return await inTransaction(request, table, async (step) => {
      const trial: Step = { ...step, isTrial: true };
      const results: Tried[] = [];
      for (const [at, row] of rows.entries())
        results.push(await checkRow(request, trial, pickRowValues(request, row), at));
      throw new Undone(results);
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
    const compared = error.results.flatMap((one) => one.compared ?? []);
    const described = await describeChanges(request, table, zone, compared);
    return error.results.map(({ compared: of, ...result }) =>
      of === undefined ? result : { ...result, changes: described.get(of) ?? [] },
    );
  }
};
