// An import whose rows were handed in is a job: what it was asked for, and how far it is.
//   to be imported while rows are still handed in     importing     imported     stopped: cancelled, failed, or never handed in to its end
import { sql } from "kysely";
import * as own from "../wire/ownNames";
import type { Language } from "../../../generator";
import { FAILED, type Job, jobOf, JOBS, OPEN } from "../queue/Job";
import type { Db, Row, Store } from "../storage/Store";
import { IMPORTED, IMPORTING, STOPPED, WAITING } from "./importRecords";
import { isObject } from "../wire/readJson";

export const IMPORT = "import";

export interface HandedImport {
  /** What its browser calls it; the key of its record, where it has one. */
  readonly id: string;
  readonly resource: string;
  readonly call: string;
  readonly language: Language;
  /** The file's name, and what stands above its columns. */
  readonly name: string;
  readonly header: readonly string[];
  /** Rows that are to become records, and rows that were found wrong before. */
  readonly good: number;
  readonly bad: number;
}

const isHanded = (value: unknown): value is HandedImport =>
  isObject(value) && "resource" in value && "header" in value && "good" in value;

export const readHanded = (payload: unknown): HandedImport => {
  if (!isHanded(payload)) throw new Error("the import cannot be read");
  return payload;
};
export const handedOf = ({ payload }: Pick<Job, "payload">): HandedImport => readHanded(JSON.parse(payload));

export interface Progress {
  /** Good and wrong rows that were handed in. */
  readonly handed: number;
  readonly wrong: number;
  /** Place of the last row that was judged; -1 before the first. */
  readonly at: number;
  /** Good rows that were judged, and what became of them. */
  readonly done: number;
  readonly created: number;
  readonly existing: number;
  readonly refused: number;
}

const NOTHING: Progress = { handed: 0, wrong: 0, at: -1, done: 0, created: 0, existing: 0, refused: 0 };

export const progressOf = (cursor: unknown): Progress => (isObject(cursor) ? { ...NOTHING, ...cursor } : NOTHING);
export const progressIn = ({ cursor }: Pick<Job, "cursor">): Progress =>
  progressOf(cursor === "" ? null : JSON.parse(cursor));

export const isWhole = ({ good, bad }: HandedImport, { handed, wrong }: Progress): boolean =>
  handed >= good && wrong >= bad;

export const importJobId = (account: unknown, resource: string, id: string): string =>
  `${IMPORT}-${String(account)}-${resource}-${id}`;

/** Keeps others from changing it until the step ends. */
export const lockJob = async ({ engine }: Pick<Store, "engine">, db: Db, id: string): Promise<Job> => {
  const lock = engine === "postgres" ? sql`for update` : sql``;
  const { rows } = await sql<Row>`select * from ${sql.table(JOBS)} where id = ${id} ${lock}`.execute(db);
  if (!rows[0]) throw new Error(`there is no job ${id}`);
  return jobOf(rows[0]);
};

/** Where it is, as the records of imports say it. */
const stateOf = (job: Job): number => {
  if (job.state === FAILED) return STOPPED;
  if (job.state !== OPEN) return IMPORTED;
  return isWhole(handedOf(job), progressIn(job)) ? IMPORTING : WAITING;
};

const resultOf = ({ result }: Job): string => {
  const made: unknown = result === "" ? null : JSON.parse(result);
  return isObject(made) ? String(made.result ?? "") : "";
};

/** What its page is told. */
export const describeImport = (job: Job): Row => {
  const { id, name, good, bad } = handedOf(job);
  const { handed, wrong, done, created, existing, refused } = progressIn(job);
  const counts = { total: good + bad, good, handed, wrong, done, created, existing, refused: refused + bad };
  return { id, name, state: stateOf(job), ...counts, result: resultOf(job), [own.CREATED]: job.created };
};
