// Defines kinds of jobs: how to read the payload, how to do the work, and how often to try.
import type { Db, Row } from "../storage/Store";
import { Failure } from "../wire/Failure";
import type { Job } from "./Job";

export interface JobProgress {
  /** Where the next run continues. It is stored as JSON. */
  readonly cursor?: unknown;
  readonly done?: number;
  readonly total?: number;
}

/** One run of a job. `On` is the type of the value that jobs get, such as a platform. */
export interface Work<On> {
  readonly platform: On;
  readonly job: Job;
  /** The last stored cursor, possibly of a run in another process; null at first. */
  readonly cursor: unknown;
  /** Aborted when the run must stop: the job was cancelled, another process claimed it, or the platform stops. */
  readonly signal: AbortSignal;
  /**
   * Stores the progress of the job. With the `db` of a transaction, progress and work are stored together, so no run
   * repeats the work.
   * @throws Stopped when the run must stop. Its transaction is then rolled back
   */
  note(noted: JobProgress, db?: Db): Promise<void>;
  /** Pauses between two steps, about as long as the last step took, so that other requests are answered. */
  rest(): Promise<void>;
}

export interface JobKind<On> {
  readonly kind: string;
  /** Whether a run that was interrupted must not be repeated, for example because it moves money. */
  readonly once: boolean;
  /** The number of runs without success after which the job fails. */
  readonly tries: number;
  /** Whether the account that started the job may cancel it. */
  readonly cancellable: boolean;
  /** Whether a process runs only one job of this kind at a time, because several would slow each other down. */
  readonly oneByOne: boolean;
  /** Does the work and answers the result. @throws Failure if another attempt would also be refused */
  run(work: Work<On>): Promise<Row>;
  /** Removes the files and rows of a job that was cancelled, or deleted because of its age. */
  forget(platform: On, job: Job): Promise<void>;
  /** Called when the job has finally failed, to record the failure where people see it. */
  failed(platform: On, job: Job): Promise<void>;
}

export interface JobDefinition<On, Payload> {
  readonly kind: string;
  readonly once?: boolean;
  readonly tries?: number;
  /** Default: true. */
  readonly cancellable?: boolean;
  /** Default: false. */
  readonly oneByOne?: boolean;
  /** Checks the payload and gives it its type. @throws Error if it has the wrong shape */
  readonly read: (payload: unknown) => Payload;
  readonly run: (work: Work<On>, payload: Payload) => Promise<Row>;
  /** `payload` is null if it cannot be read. */
  readonly forget?: (platform: On, job: Job, payload: Payload | null) => Promise<void>;
  readonly failed?: (platform: On, job: Job, payload: Payload | null) => Promise<void>;
}

const TRIES = 5;

/** Null for a payload of another version that cannot be read. */
const readPayload = <Payload>(read: (payload: unknown) => Payload, { payload }: Job): Payload | null => {
  try {
    return read(JSON.parse(payload));
  } catch {
    return null;
  }
};

/** Makes the function that defines kinds of jobs whose work gets an `On`. */
export const createDefineJob =
  <On>() =>
  <Payload>({ read, ...definition }: JobDefinition<On, Payload>): JobKind<On> => ({
    kind: definition.kind,
    once: definition.once ?? false,
    tries: definition.once ? 1 : (definition.tries ?? TRIES),
    cancellable: definition.cancellable ?? true,
    oneByOne: definition.oneByOne ?? false,
    run: async (work) => {
      const payload = readPayload(read, work.job);
      // Another attempt would fail in the same way.
      if (payload === null) throw new Failure(500, "unreadable");
      return definition.run(work, payload);
    },
    forget: async (platform, job) => definition.forget?.(platform, job, readPayload(read, job)),
    failed: async (platform, job) => definition.failed?.(platform, job, readPayload(read, job)),
  });

/** Thrown if another machine is busy or away, so that a later attempt may succeed. It is not logged as an error. */
export class TryLater extends Error {}

/** Thrown by `note` if the run must stop. The job has not failed. */
export class JobStopped extends Error {}
