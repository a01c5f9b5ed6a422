// What calls, jobs and scheduled tasks work with: the record engine and the services around it.
import type { CallModel, ResourceModel } from "../../generator";
import type { Caller } from "./access/Caller";
import type { Credentials } from "./access/Credentials";
import type { FactorDemand } from "./access/Factor";
import type { FirstStep } from "./access/SignInMethod";
import type { Rates } from "./access/Rates";
import type { FileKey } from "./fileStore/FileStore";
import { createDefineJob, type JobKind as KindOn, type Work as WorkOn } from "./queue/defineJob";
import type { Job } from "./queue/Job";
import type { Queue } from "./queue/Queue";
import type { Engine } from "./records/Engine";
import type { Db, Row } from "./storage/Store";
import type { Answer, Incoming } from "./wire/envelope";
import type { Failure } from "./wire/Failure";

export interface Platform extends Engine {
  readonly queue: Queue<Platform>;
  readonly credentials: Credentials;
  readonly rates: Rates;
  /** The code that features have for declared calls, by the name of the call. */
  readonly calls: ReadonlyMap<string, CallCode>;
  /** By kind of job: finds the file of a job. */
  readonly filesOfJobs: ReadonlyMap<string, FileOfJob>;
  /** Null in a console without second factors. */
  readonly twoStep: TwoStep | null;
  /** Facts of features about the signed-in account, for the console. */
  readonly accountFacts: readonly AccountFacts[];
  /** The folder for temporary files of this instance. */
  readonly scratch: string;
  /** Sends a mail to an operator; undefined in a console that sends none. */
  readonly mailing: ((platform: Platform, mail: OperatorMail) => Promise<void>) | undefined;
  /** Finds the work for a row of the schedule; undefined if the console has no schedule. */
  readonly taskOf: TaskOf | undefined;
  /** How a job makes a declared call for an account. Null for calls that cannot run in a transaction. */
  carrying(resource: ResourceModel, call: CallModel): CallFacts | null;
}

export interface OperatorMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface CallFacts {
  /** Whether the call has no code of the console. */
  readonly isPlain: boolean;
  /** Makes the call, which passes through the stages for jobs (door/door.ts). @throws Failure */
  run(request: Pick<SessionRequest, "platform" | "caller" | "language" | "params">): Promise<void>;
}

/** A request whose caller is not known, such as signing in. */
export interface OpenRequest<Params = Row> extends Incoming<Params> {
  readonly platform: Platform;
}

export interface SessionRequest<Params = Row> extends OpenRequest<Params> {
  readonly caller: Caller;
  readonly token: string;
}

/** The second step of signing in, and proofs of identity before certain requests. */
export interface TwoStep extends FactorDemand {
  /** Asks for the second factor, after a right password. Null if the account has none. @throws what `first` throws */
  ask(request: OpenRequest, account: Row, first?: () => Promise<FirstStep>): Promise<Failure | null>;
  /** Checks the second factor, and answers like signing in. @throws Failure */
  take(request: OpenRequest, body: Row): Promise<Row>;
  /** @throws Failure 428 if the caller must first prove their identity again */
  demandProof(request: SessionRequest): Promise<void>;
}

/** Code for a declared call. It runs only if the caller has the right to the call. */
export type CallCode = (request: SignedRequest) => Promise<Answer>;

/** A file of the file store, or a file that is made when it is requested. */
export type JobFile = { readonly name: string } & ({ readonly key: FileKey } | { readonly blob: Blob });

/** Finds a job's file for the account that started it. Null without a file. @throws Failure 513 without the right */
export type FileOfJob = (asking: SessionRequest, job: Job) => Promise<JobFile | null>;

export type AccountFacts = (request: SessionRequest) => Promise<Row>;

export interface SignedRequest<Params = Row> extends SessionRequest<Params> {
  readonly resource: ResourceModel;
  readonly call: CallModel;
}

export type JobKind = KindOn<Platform>;
export type Work = WorkOn<Platform>;
export const defineJob = createDefineJob<Platform>();

export interface TaskWork {
  readonly platform: Platform;
  readonly db: Db;
  readonly now: number;
}

/** The work that the schedule does for one row. */
export interface Task {
  /** Whether the work runs outside a transaction, because it works on files. */
  readonly isDetached?: boolean;
  /** Does the work, and answers how many records it counted, removed, found or changed. */
  run(work: TaskWork): Promise<number>;
  /** Called after a failed run, whose changes were rolled back. */
  failed?(platform: Platform): Promise<void>;
}

/** Finds the work for a row of the schedule. @throws Failure 406 if the row names unknown work */
export type TaskOf = (row: Row) => Task;
