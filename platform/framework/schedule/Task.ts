// The work of a scheduled row: what a console's business answers for it.
import type { Platform } from "../Platform";
import type { Db, Row } from "../storage/Store";

export interface Work {
  readonly platform: Platform;
  readonly db: Db;
  readonly now: number;
}

export interface Task {
  /** Not within a step of the store: it works on files. */
  readonly isApart?: boolean;
  /** Answers how many records it counted, removed, found or changed. */
  run(work: Work): Promise<number>;
}

/** @throws Failure 406 for a row that names no work */
export type TaskOf = (row: Row) => Task;
