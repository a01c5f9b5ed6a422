// What calls, jobs and scheduled tasks work with: the record engine, and what they need besides.
import type { CallModel, ResourceModel } from "../../generator";
import type { Caller } from "./access/Caller";
import type { Credentials } from "./access/Credentials";
import type { Rates } from "./access/Rates";
import { jobsOn, type JobKind as KindOn, type Work as WorkOn } from "./queue/defineJob";
import type { Queue } from "./queue/Queue";
import type { Engine } from "./records/Engine";
import { checkParams, paramsSchema } from "./records/schema";
import type { Db, Row } from "./storage/Store";
import type { Incoming } from "./wire/envelope";
import type { PlatformWorkbook } from "./wire/limits";

export interface Platform extends Engine {
  readonly queue: Queue<Platform>;
  readonly credentials: Credentials;
  readonly rates: Rates;
  /** How much a workbook may hold. */
  readonly workbook: PlatformWorkbook;
  /** Folder of what jobs write, one folder for each. */
  readonly tasksDir: string;
  /** The work of a row that runs at its time; undefined where none does. */
  readonly taskOf: TaskOf | undefined;
}

/** What a call that belongs to no resource works with: sign-in. */
export interface OpenRequest<Params = Row> extends Incoming<Params> {
  readonly platform: Platform;
}

export interface SessionRequest<Params = Row> extends OpenRequest<Params> {
  readonly caller: Caller;
  readonly token: string;
}

export interface SignedRequest<Params = Row> extends SessionRequest<Params> {
  readonly resource: ResourceModel;
  readonly call: CallModel;
}

/** What the call's definition declares, judged. @throws Failure 406 */
export const readParams = <Params extends object>({ platform, call, params }: SignedRequest<Params>): Params =>
  checkParams(paramsSchema(platform.model, call.params), params);

export type JobKind = KindOn<Platform>;
export type Work = WorkOn<Platform>;
export const defineJob = jobsOn<Platform>();

export interface TaskWork {
  readonly platform: Platform;
  readonly db: Db;
  readonly now: number;
}

/** The work of a scheduled row. */
export interface Task {
  /** Not within a step of the store: it works on files. */
  readonly isApart?: boolean;
  /** Answers how many records it counted, removed, found or changed. */
  run(work: TaskWork): Promise<number>;
}

/** @throws Failure 406 for a row that names no work */
export type TaskOf = (row: Row) => Task;
