// Sends good rows: many at once where the platform has an import, one by one through add where it has not.
import { coerce } from "../wire/coerce";
import type { Call, Importer, Payload } from "../wire/contract";
import type { CallingDataProvider } from "../resource/useCallingDataProvider";
import { valueAt } from "../resource/valueAt";
import type { GoodRow, RowOutcome } from "./ImportPlan";

export interface Sending {
  readonly dataProvider: CallingDataProvider;
  readonly importer: Importer;
  /** Names this import to the platform, also when it goes on after a break. */
  readonly task: string;
  /** The file's name. */
  readonly name: string;
  /** Good rows there are in all. */
  readonly total: number;
  /** Rows of the file that are not sent, because they are wrong. */
  readonly bad: number;
  /** Good rows sent before these. */
  readonly from: number;
  /** What an operator reads of fields that were refused: field -> message key. */
  reasonOf(fields: Readonly<Record<string, unknown>>, message: string): string;
}

const PARALLEL = 4;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const rowOf = (call: Call, record: Payload): Payload =>
  Object.fromEntries(
    Object.entries(record).map(([name, value]) => {
      const coercion = call.fields[name];
      return [name, coercion === undefined ? value : coerce(coercion, value)];
    }),
  );

const outcomeOf = (sending: Sending, rows: readonly GoodRow[], result: unknown): readonly RowOutcome[] => {
  const row = rows[Number(valueAt(result, "row"))];
  const state = valueAt(result, "state");
  if (row === undefined) return [];
  if (state === "created" || state === "exists") return [{ at: row.at, state }];
  const fields = valueAt(result, "fields");
  const message = String(valueAt(result, "msg") ?? "");
  return [{ at: row.at, state: "refused", reason: sending.reasonOf(isObject(fields) ? fields : {}, message) }];
};

const sendBatch = async (sending: Sending, rows: readonly GoodRow[]): Promise<readonly RowOutcome[]> => {
  const { dataProvider, importer, task, name, total, bad, from } = sending;
  const payload = { task, name, total, bad, from, rows: rows.map(({ record }) => rowOf(importer.call, record)) };
  // The call declares the fields of a row; what is sent is the rows themselves.
  const { data } = await dataProvider.call({ ...importer.call, fields: {} }, payload, { once: true });
  const results = valueAt(data, "results");
  return (Array.isArray(results) ? results : []).flatMap((result) => outcomeOf(sending, rows, result));
};

const EXISTS = "invalid.exists";
const SIGNED_OUT = 401;

const sendOne = async (sending: Sending, { at, record }: GoodRow): Promise<RowOutcome> => {
  const { dataProvider, importer } = sending;
  try {
    await dataProvider.call(importer.call, record, { once: true });
    return { at, state: "created" };
  } catch (error) {
    // No answer, or nobody signed in: that is not about this row, and it is sent again.
    const isAnswer = valueAt(error, "body.failure.reason") === "answer" && valueAt(error, "status") !== SIGNED_OUT;
    if (!isAnswer) throw error;
    const found = valueAt(error, "body.failure.fields");
    const fields = isObject(found) ? found : {};
    const names = Object.keys(fields);
    if (names.length > 0 && names.every((name) => fields[name] === EXISTS && importer.natural.includes(name)))
      return { at, state: "exists" };
    return { at, state: "refused", reason: sending.reasonOf(fields, error instanceof Error ? error.message : "") };
  }
};

/** @throws what the data provider throws when the platform cannot be reached: nothing is lost by sending the rows again */
export const sendRows = async (sending: Sending, rows: readonly GoodRow[]): Promise<readonly RowOutcome[]> => {
  if (sending.importer.call.name === "import_add") return sendBatch(sending, rows);
  const outcomes: RowOutcome[] = [];
  for (let at = 0; at < rows.length; at += PARALLEL)
    outcomes.push(...(await Promise.all(rows.slice(at, at + PARALLEL).map((row) => sendOne(sending, row)))));
  return outcomes;
};
