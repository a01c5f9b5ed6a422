// An import that the platform carries out in the background: its requests and its progress.
import type { Importer } from "../../../src/framework/wire/contract";
import type { CallingDataProvider } from "../../../src/framework/resource/useCallingDataProvider";
import { valueAt } from "../../../src/framework/resource/valueAt";
import { rowsImportCall } from "./rowsImportCall";
import type { RowOutcome } from "./ImportPlan";

/** The states of an import: rows are being sent, rows are being imported, all rows are imported, stopped. */
export const STATE_SENDING = 1;
export const STATE_IMPORTING = 2;
export const STATE_IMPORTED = 3;
export const STATE_STOPPED = 4;

export interface ImportProgress {
  readonly task: string;
  /** The name of the file. */
  readonly name: string;
  readonly state: number;
  /** The number of good rows that were sent. */
  readonly handed: number;
  /** The number of good rows, and of processed ones. */
  readonly good: number;
  readonly done: number;
  readonly created: number;
  readonly changed: number;
  readonly same: number;
  readonly existing: number;
  readonly refused: number;
  /** The address of the file of refused rows. "" when there is none. */
  readonly result: string;
  /** Why it was stopped. */
  readonly reason: string;
}

/** Reads the progress. Null if the platform does not import in the background; it then answers outcomes or nothing. */
export const readProgress = (data: unknown): ImportProgress | null => {
  if (typeof valueAt(data, "handed") !== "number") return null;
  const number = (name: string) => Number(valueAt(data, name) ?? 0);
  const text = (name: string) => String(valueAt(data, name) ?? "");
  return {
    task: text("id"),
    name: text("name"),
    state: number("state"),
    handed: number("handed"),
    good: number("good"),
    done: number("done"),
    created: number("created"),
    changed: number("changed"),
    same: number("same"),
    existing: number("existing"),
    refused: number("refused"),
    result: text("result"),
    reason: text("reason"),
  };
};

export interface ImportConnection {
  readonly dataProvider: CallingDataProvider;
  readonly importer: Importer;
}

const ask = async ({ dataProvider, importer }: ImportConnection, params: Readonly<Record<string, unknown>>) => {
  const call = rowsImportCall(importer);
  if (call === null) return { data: null, progress: null };
  const { data } = await dataProvider.call(call, params, { quiet: true });
  return { data, progress: readProgress(data) };
};

const ACCEPTED = ["created", "changed", "same", "exists"] as const;

const outcomeOf = (one: unknown): RowOutcome => {
  const [at, state] = [Number(valueAt(one, "place")), valueAt(one, "state")];
  const accepted = ACCEPTED.find((one) => one === state);
  return accepted === undefined
    ? { at, state: "refused", reason: String(valueAt(one, "reason") ?? "") }
    : { at, state: accepted };
};

/** The progress, and the outcomes of rows after a position. @throws what the data provider throws */
export const followImport = async (
  following: ImportConnection,
  task: string,
  after: number,
): Promise<{ readonly progress: ImportProgress | null; readonly outcomes: readonly RowOutcome[] }> => {
  const { data, progress } = await ask(following, { task, after });
  const outcomes = valueAt(data, "outcomes");
  return { progress, outcomes: Array.isArray(outcomes) ? outcomes.map(outcomeOf) : [] };
};

export const cancelImport = async (following: ImportConnection, task: string): Promise<void> => {
  await ask(following, { task, cancel: 1 });
};
