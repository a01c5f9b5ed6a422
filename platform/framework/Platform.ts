// What calls, jobs and scheduled tasks work with: the record engine and the services around it.
import type { CallModel, ResourceModel } from "../../generator";
import type { Caller } from "./access/Caller";
import type { Credentials } from "./access/Credentials";
import type { FactorDemand } from "./access/Factor";
import type { FirstStep } from "./access/SignInMethod";
import type { Rates } from "./access/Rates";
import type { FileKey } from "./fileStore/FileStore";
import { jobsOn, type JobKind as KindOn, type Work as WorkOn } from "./queue/defineJob";
import type { Job } from "./queue/Job";
import type { Queue } from "./queue/Queue";
import type { Engine } from "./records/Engine";
import type { Db, Row } from "./storage/Store";
import type { Answer, Incoming } from "./wire/envelope";
import type { Failure } from "./wire/Failure";
import type { PlatformWorkbook } from "./wire/limits";

export interface Platform extends Engine {
  readonly queue: Queue<Platform>;
  readonly credentials: Credentials;
  readonly rates: Rates;
  /** The code that features have for declared calls, by the name of the call. */
  readonly calls: ReadonlyMap<string, CallCode>;
  /** Finds the file of a job, by the kind of the job. */
  readonly filesOfJobs: ReadonlyMap<string, FileOfJob>;
  /** Null in a console without second factors. */
  readonly twoStep: TwoStep | null;
  /** Facts of features about the signed-in account, for the console. */
  readonly accountFacts: readonly AccountFacts[];
  /** Limits on uploaded workbooks. */
  readonly workbook: PlatformWorkbook;
  /** The folder in which this instance works on files. */
  readonly scratch: string;
  /** Finds the work of a scheduled row; undefined if the console has none. */
  readonly taskOf: TaskOf | undefined;
  /** How a job makes a declared call in the name of an account. Null for calls that no transaction can hold. */
  carrying(resource: ResourceModel, call: CallModel): Carrying | null;
}

export interface Carrying {
  /** Whether the console has no code of its own for the call. */
  readonly isPlain: boolean;
  /** Makes the call, which passes the stages of jobs (door/door.ts). @throws Failure */
  run(request: Pick<SessionRequest, "platform" | "caller" | "language" | "params">): Promise<void>;
}

/** A request without a known caller, such as signing in. */
export interface OpenRequest<Params = Row> extends Incoming<Params> {
  readonly platform: Platform;
}

export interface SessionRequest<Params = Row> extends OpenRequest<Params> {
  readonly caller: Caller;
  readonly token: string;
}

/** The second step of signing in, and proofs of identity before certain requests. */
export interface TwoStep extends FactorDemand {
  /** The answer to the first step of signing in, in place of a session. Null if the account has no second factor. @throws what `first` throws */
  ask(request: OpenRequest, account: Row, first?: () => Promise<FirstStep>): Promise<Failure | null>;
  /** Ends a sign-in, and answers as signing in does. @throws Failure */
  take(request: OpenRequest, body: Row): Promise<Row>;
  /** @throws Failure 428 if the caller must first prove again who they are */
  demandProof(request: SessionRequest): Promise<void>;
}

/** Code for a declared call. The caller has the right to the call. */
export type CallCode = (request: SignedRequest) => Promise<Answer>;

/** A file in the file store, or one that is made on request. */
export type JobFile = { readonly name: string } & ({ readonly key: FileKey } | { readonly blob: Blob });

/** Finds the file of a job for the account that started it. Null if the job has none. @throws Failure 513 without the right to it */
export type FileOfJob = (asking: SessionRequest, job: Job) => Promise<JobFile | null>;

export type AccountFacts = (request: SessionRequest) => Promise<Row>;

export interface SignedRequest<Params = Row> extends SessionRequest<Params> {
  readonly resource: ResourceModel;
  readonly call: CallModel;
}

export type JobKind = KindOn<Platform>;
export type Work = WorkOn<Platform>;
export const defineJob = jobsOn<Platform>();

export interface TaskWork {
  readonly platform: Platform;
  readonly db: Db;
  readonly now: number;
}

/** The work that the schedule does for one row. */
export interface Task {
  /** Whether it runs outside a transaction, because it works on files. */
  readonly isDetached?: boolean;
  /** Does the work and answers the number of records it counted, removed, found or changed. */
  run(work: TaskWork): Promise<number>;
  /** Called after a failed run, when nothing of it is stored. */
  failed?(platform: Platform): Promise<void>;
}

/** Finds the work of a scheduled row. @throws Failure 406 if the row names no known work */
export type TaskOf = (row: Row) => Task;
