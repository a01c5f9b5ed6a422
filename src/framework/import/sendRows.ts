// Sends good rows: many at once if the platform has a call for it, else one by one through add. For a background import, the platform
// gets the cells too and answers how many rows it has. Otherwise it answers the outcome of each row.
import type { Call, Importer } from "../wire/contract";
import { isObject } from "../wire/readAnswer";
import type { CallingDataProvider } from "../resource/useCallingDataProvider";
import { valueAt } from "../resource/valueAt";
import { can } from "../wire/Host";
import { makeRowConverter, handingCall } from "./handingCall";
import type { GoodRow, RowOutcome } from "./ImportPlan";
import { type ImportProgress, readProgress } from "./platformImport";

export interface Announced {
  /** Identifies this import on the platform, also when it goes on after a break. */
  readonly task: string;
  /** The name of the file, and its headers. */
  readonly name: string;
  readonly header: readonly string[];
  /** The number of good rows in all. */
  readonly total: number;
  /** The number of wrong rows of the file. */
  readonly bad: number;
  /** Allows the platform to import in the background. */
  readonly later: 1;
}

export interface Sending {
  readonly dataProvider: CallingDataProvider;
  readonly importer: Importer;
  /** Sent with each batch. */
  readonly announced: Announced;
  /** The message for refused fields: field -> message key. */
  reasonOf(fields: Readonly<Record<string, unknown>>, message: string): string;
}

/** The progress of a background import, or the outcome of each row. `stopped`: why the next rows were not sent. */
export type Sent =
  | { readonly progress: ImportProgress }
  | { readonly outcomes: readonly RowOutcome[]; readonly stopped?: unknown };

/** Rows that are sent at the same time where each is a request of its own. */
export const PARALLEL = 4;

/** A row that is sent, while nobody knows yet what became of it. */
export const unanswered = ({ at }: GoodRow): RowOutcome => ({ at, state: "unanswered" });

const SIGNED_OUT = 401;

/** Whether the platform may have taken the rows, and would take them twice. */
const isInDoubt = (error: unknown): boolean => !can("once") && valueAt(error, "status") !== SIGNED_OUT;

const outcomeOf = (sending: Sending, rows: readonly GoodRow[], result: unknown): readonly RowOutcome[] => {
  const row = rows[Number(valueAt(result, "row"))];
  const state = valueAt(result, "state");
  if (row === undefined) return [];
  if (state === "created" || state === "exists") return [{ at: row.at, state }];
  const fields = valueAt(result, "fields");
  const message = String(valueAt(result, "msg") ?? "");
  return [{ at: row.at, state: "refused", reason: sending.reasonOf(isObject(fields) ? fields : {}, message) }];
};

/** Whether the platform refused what was sent. */
const isAnswer = (error: unknown): boolean =>
  valueAt(error, "body.failure.reason") === "answer" && valueAt(error, "status") !== SIGNED_OUT;

const sendBatch = async (sending: Sending, call: Call, from: number, rows: readonly GoodRow[]): Promise<Sent> => {
  const { dataProvider, importer, announced } = sending;
  const send = await makeRowConverter(importer.call);
  const records = rows.map(({ record }) => send(record));
  const beside = { places: rows.map(({ at }) => at), cells: rows.map(({ cells }) => cells) };
  const payload = { ...announced, from, rows: records, ...beside };
  const answer = await dataProvider.call(call, payload, { once: true }).catch((error: unknown) => {
    if (isAnswer(error) || !isInDoubt(error)) throw error;
    return { stopped: error };
  });
  if ("stopped" in answer) return { outcomes: rows.map(unanswered), stopped: answer.stopped };
  const { data } = answer;
  const progress = readProgress(data);
  if (progress !== null) return { progress };
  const results = valueAt(data, "results");
  // The platform only confirmed that it took the rows.
  if (!Array.isArray(results)) return { outcomes: rows.map(({ at }) => ({ at, state: "created" })) };
  const outcomes = results.flatMap((result) => outcomeOf(sending, rows, result));
  if (outcomes.length === 0) throw new Error("import.no_results");
  return { outcomes };
};

const EXISTS = "invalid.exists";

const sendOne = async (sending: Sending, { at, record }: GoodRow): Promise<RowOutcome> => {
  const { dataProvider, importer } = sending;
  try {
    await dataProvider.call(importer.call, record, { once: true });
    return { at, state: "created" };
  } catch (error) {
    // Without an answer or a session, the failure is not about this row.
    if (!isAnswer(error)) throw error;
    const found = valueAt(error, "body.failure.fields");
    const fields = isObject(found) ? found : {};
    const names = Object.keys(fields);
    if (names.length > 0 && names.every((name) => fields[name] === EXISTS && importer.natural.includes(name)))
      return { at, state: "exists" };
    return { at, state: "refused", reason: sending.reasonOf(fields, error instanceof Error ? error.message : "") };
  }
};

/**
 * Rows that were sent without an answer are sent again by a later call, except to a platform that would create them again.
 * @param before good rows sent before these
 * @throws what the data provider throws when the platform cannot be reached; the rows can be sent again
 */
export const sendRows = async (sending: Sending, before: number, rows: readonly GoodRow[]): Promise<Sent> => {
  const call = handingCall(sending.importer);
  if (call !== null) return sendBatch(sending, call, before, rows);
  const outcomes: RowOutcome[] = [];
  for (let from = 0; from < rows.length; from += PARALLEL) {
    const some = rows.slice(from, from + PARALLEL);
    const tried = await Promise.allSettled(some.map((row) => sendOne(sending, row)));
    outcomes.push(...tried.flatMap((one) => (one.status === "fulfilled" ? [one.value] : [])));
    const failures = tried.flatMap((one, at) =>
      one.status === "rejected" ? [{ row: some[at], error: one.reason }] : [],
    );
    if (failures.length === 0) continue;
    outcomes.push(...failures.flatMap(({ row, error }) => (row && isInDoubt(error) ? [unanswered(row)] : [])));
    const [{ error: stopped } = { error: null }] = failures;
    if (outcomes.length === 0) throw stopped;
    return { outcomes, stopped };
  }
  return { outcomes };
};
