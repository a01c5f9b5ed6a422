// Sends good rows: many at once if the platform has a call for this, otherwise one by one with `add`. For a background
// import, the platform also gets the cells, and answers how many rows it has. Otherwise it answers the outcome of each
// row.
import type { Call } from "../../../src/framework/wire/contract";
import { isObject } from "../../../src/framework/wire/readAnswer";
import { valueAt } from "../../../src/framework/resource/valueAt";
import { can } from "../../../src/framework/wire/Host";
import { makeRowConverter, rowsImportCall } from "./rowsImportCall";
import type { ValidRow, RowOutcome, RowUpdate } from "./ImportPlan";
import { isRefusalAnswer, SIGNED_OUT_STATUS } from "./isAnswer";
import { type ImportProgress, readProgress } from "./platformImport";
import type { SendContext } from "./SendContext";
import { sendOneRow } from "./sendOneRow";

/**
 * The progress of a background import, or the outcome of each row. `stopped`: the reason why the remaining rows were
 * not sent.
 */
export type SendResult =
  | { readonly progress: ImportProgress }
  | { readonly outcomes: readonly RowOutcome[]; readonly stopped?: unknown };

/** The number of rows that are sent at the same time, if each row is a separate request. */
export const MAX_PARALLEL_ROWS = 4;

/** A row that was sent and has no outcome yet. */
export const unansweredOutcome = ({ at }: ValidRow): RowOutcome => ({ at, state: "unanswered" });

/** Whether the platform may already have stored the rows, and would store them again. */
const isInDoubt = (error: unknown): boolean => !can("once") && valueAt(error, "status") !== SIGNED_OUT_STATUS;

const outcomeOf = (sending: SendContext, rows: readonly ValidRow[], result: unknown): readonly RowOutcome[] => {
  const row = rows[Number(valueAt(result, "row"))];
  const state = valueAt(result, "state");
  if (row === undefined) return [];
  if (state === "created" || state === "exists") return [{ at: row.at, state }];
  const fields = valueAt(result, "fields");
  const message = String(valueAt(result, "msg") ?? "");
  return [{ at: row.at, state: "refused", reason: sending.reasonOf(isObject(fields) ? fields : {}, message) }];
};

/** The version of the record in the preview, so that later changes by others are not overwritten. 0 for no record. */
const seenIn = (update: RowUpdate | undefined): Readonly<Record<string, number>> => {
  if (update?.is === "adds") return { row_version: 0 };
  return update?.version === undefined ? {} : { row_version: update.version };
};

const sendBatch = async (
  sending: SendContext,
  call: Call,
  from: number,
  rows: readonly ValidRow[],
): Promise<SendResult> => {
  const { dataProvider, importer, announced } = sending;
  const send = await makeRowConverter(importer.call, announced.mode);
  const records = rows.map(({ record, update }) => ({ ...send(record), ...seenIn(update) }));
  const beside = { places: rows.map(({ at }) => at), cells: rows.map(({ cells }) => cells) };
  const payload = { ...announced, from, rows: records, ...beside };
  const answer = await dataProvider.call(call, payload, { once: true }).catch((error: unknown) => {
    if (isRefusalAnswer(error) || !isInDoubt(error)) throw error;
    return { stopped: error };
  });
  if ("stopped" in answer) return { outcomes: rows.map(unansweredOutcome), stopped: answer.stopped };
  const { data } = answer;
  const progress = readProgress(data);
  if (progress !== null) return { progress };
  const results = valueAt(data, "results");
  // The platform only confirmed that it received the rows.
  if (!Array.isArray(results)) return { outcomes: rows.map(({ at }) => ({ at, state: "created" })) };
  const outcomes = results.flatMap((result) => outcomeOf(sending, rows, result));
  if (outcomes.length === 0) throw new Error("import.no_results");
  return { outcomes };
};

/**
 * Rows that were sent without an answer are sent again by a later call, except to a platform that would create them
 * twice. @param before the number of good rows sent before these @throws what the data provider throws when the
 * platform cannot be reached; the rows can be sent again
 */
export const sendRows = async (
  sending: SendContext,
  before: number,
  rows: readonly ValidRow[],
): Promise<SendResult> => {
  const call = rowsImportCall(sending.importer);
  if (call !== null) return sendBatch(sending, call, before, rows);
  const outcomes: RowOutcome[] = [];
  for (let from = 0; from < rows.length; from += MAX_PARALLEL_ROWS) {
    const some = rows.slice(from, from + MAX_PARALLEL_ROWS);
    const tried = await Promise.allSettled(some.map((row) => sendOneRow(sending, row)));
    outcomes.push(...tried.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
    const failures = tried.flatMap((one, at) =>
      one.status === "rejected" ? [{ row: some[at], error: one.reason }] : [],
    );
    if (failures.length === 0) continue;
    outcomes.push(...failures.flatMap(({ row, error }) => (row && isInDoubt(error) ? [unansweredOutcome(row)] : [])));
    const [{ error: stopped } = { error: null }] = failures;
    if (outcomes.length === 0) throw stopped;
    return { outcomes, stopped };
  }
  return { outcomes };
};
