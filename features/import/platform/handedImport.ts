// The job of an import whose rows were handed in: its payload, its progress and its answer. The record of the import
// has these states: waiting (rows are still being sent), importing, imported, stopped (cancelled, failed, or never sent
// completely).
import * as own from "../../../platform/framework/wire/ownNames";
import type { Language } from "../../../generator";
import { FAILED, type Job, jobOf, JOBS_TABLE, OPEN } from "../../../platform/framework/queue/Job";
import { parseStored } from "../../../platform/framework/storage/parseStored";
import type { Db, Row, Store } from "../../../platform/framework/storage/Store";
import { STATE_IMPORTED, STATE_IMPORTING, STATE_STOPPED, STATE_WAITING } from "./importRecords";
import { isObject } from "../../../platform/framework/wire/readJson";
import type { ImportMode } from "./updating";

export const IMPORT_JOB_KIND = "import";

export interface BackgroundImport {
  /** The id that the browser chose. It is also the key of the record of the import, if there is one. */
  readonly id: string;
  readonly resource: string;
  readonly call: string;
  readonly language: Language;
  /** The name of the file, and the titles of its columns. */
  readonly name: string;
  readonly header: readonly string[];
  /** The mode of the rows; "add" if it is missing. */
  readonly mode?: ImportMode;
  /** The number of rows to import. */
  readonly good: number;
  /** The number of rows that the browser found invalid. */
  readonly bad: number;
}

const isHanded = (value: unknown): value is BackgroundImport =>
  isObject(value) && "resource" in value && "header" in value && "good" in value;

/** Checks the payload of an import job. @throws Error if it has another shape */
export const readBackgroundImport = (payload: unknown): BackgroundImport => {
  if (!isHanded(payload)) throw new Error("the import cannot be read");
  return payload;
};
export const importOfJob = ({ payload }: Pick<Job, "payload">): BackgroundImport =>
  readBackgroundImport(JSON.parse(payload));

export interface BackgroundProgress {
  /** The numbers of good and invalid rows received so far. */
  readonly handed: number;
  readonly wrong: number;
  /** The place in the file of the last processed row; -1 before the first row. */
  readonly at: number;
  /** The number of processed good rows, and of those with each outcome. */
  readonly done: number;
  readonly created: number;
  readonly changed: number;
  readonly same: number;
  readonly existing: number;
  readonly refused: number;
}

const NONE_DONE = { done: 0, created: 0, changed: 0, same: 0, existing: 0, refused: 0 };
const NOTHING: BackgroundProgress = { handed: 0, wrong: 0, at: -1, ...NONE_DONE };

export const progressOf = (cursor: unknown): BackgroundProgress =>
  isObject(cursor) ? { ...NOTHING, ...cursor } : NOTHING;
export const progressOfJob = ({ cursor }: Pick<Job, "cursor">): BackgroundProgress => progressOf(parseStored(cursor));

export const hasAllRows = ({ good, bad }: BackgroundImport, { handed, wrong }: BackgroundProgress): boolean =>
  handed >= good && wrong >= bad;

export const importJobId = (account: unknown, resource: string, id: string): string =>
  `${IMPORT_JOB_KIND}-${String(account)}-${resource}-${id}`;

/** Reads the job and locks it until the transaction ends. @throws Error if there is no such job */
export const lockJob = async ({ engine }: Pick<Store, "engine">, db: Db, id: string): Promise<Job> => {
  const named = db.selectFrom(JOBS_TABLE).selectAll().where("id", "=", id);
  const row = await (engine === "postgres" ? named.forUpdate() : named).executeTakeFirst();
  if (!row) throw new Error(`there is no job ${id}`);
  return jobOf(row);
};

/** The state for the record of the import. */
const stateOf = (job: Job): number => {
  if (job.state === FAILED) return STATE_STOPPED;
  if (job.state !== OPEN) return STATE_IMPORTED;
  return hasAllRows(importOfJob(job), progressOfJob(job)) ? STATE_IMPORTING : STATE_WAITING;
};

const resultOf = ({ result }: Job): string => {
  const made = parseStored(result);
  return isObject(made) ? String(made.result ?? "") : "";
};

/** The fields of the job that the page of the import gets. */
export const describeImport = (job: Job): Row => {
  const { id, name, good, bad } = importOfJob(job);
  const { at: _, refused, ...counted } = progressOfJob(job);
  const counts = { total: good + bad, good, ...counted, refused: refused + bad };
  return { id, name, state: stateOf(job), ...counts, result: resultOf(job), [own.CREATED]: job.created };
};
