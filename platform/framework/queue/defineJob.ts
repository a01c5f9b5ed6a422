// Defines kinds of jobs: how the payload of a job is read, how the work is done, and how often it is tried.
import type { Db, Row } from "../storage/Store";
import { Failure } from "../wire/Failure";
import type { Job } from "./Job";

export interface Noted {
  /** Where the next run continues; stored as JSON. */
  readonly cursor?: unknown;
  readonly done?: number;
  readonly total?: number;
}

/** One run of a job. `On` is the type that jobs work with, which the creator of the queue chooses. */
export interface Work<On> {
  readonly platform: On;
  readonly job: Job;
  /** The cursor that was noted last, perhaps by an earlier run in another process; null at the beginning. */
  readonly cursor: unknown;
  /** Aborted when the run must stop: the job was cancelled, another process claimed it, or the platform stops. */
  readonly signal: AbortSignal;
  /**
   * Stores how far the job is. With the `db` of a transaction, the note is stored together with the work of the
   * transaction, so that no run repeats that work.
   * @throws Stopped when the run must stop; a transaction that it is thrown in is rolled back
   */
  note(noted: Noted, db?: Db): Promise<void>;
  /** Pauses between two steps, about as long as the last step took, so that waiting calls go first. */
  rest(): Promise<void>;
}

export interface JobKind<On> {
  readonly kind: string;
  /** Whether a run that ended without a result must not be repeated, for example because it moves money. */
  readonly once: boolean;
  /** The number of runs after which the job counts as failed. */
  readonly tries: number;
  /** Whether the account that started it may cancel it. */
  readonly cancellable: boolean;
  /** Whether a process runs one job of this kind at a time, because they are long and others would wait for them. */
  readonly oneByOne: boolean;
  /** Does the work and answers the result. @throws Failure for a refusal that another try would not change */
  run(work: Work<On>): Promise<Row>;
  /** Removes its files and rows, when the job was cancelled or deleted because of its age. */
  forget(platform: On, job: Job): Promise<void>;
  /** Called when the job failed for good, to record that where people look. */
  failed(platform: On, job: Job): Promise<void>;
}

interface Definition<On, Payload> {
  readonly kind: string;
  readonly once?: boolean;
  readonly tries?: number;
  /** Default: true. */
  readonly cancellable?: boolean;
  /** Default: false. */
  readonly oneByOne?: boolean;
  /** Checks and types the payload. @throws Error if it has the wrong shape */
  readonly read: (payload: unknown) => Payload;
  readonly run: (work: Work<On>, payload: Payload) => Promise<Row>;
  /** The payload is null if it cannot be read. */
  readonly forget?: (platform: On, job: Job, payload: Payload | null) => Promise<void>;
  readonly failed?: (platform: On, job: Job, payload: Payload | null) => Promise<void>;
}

const TRIES = 5;

/** Null for a payload that another version wrote and this one cannot read. */
const readPayload = <Payload>(read: (payload: unknown) => Payload, { payload }: Job): Payload | null => {
  try {
    return read(JSON.parse(payload));
  } catch {
    return null;
  }
};

/** Makes the function that defines kinds of jobs for a queue of this type. */
export const jobsOn =
  <On>() =>
  <Payload>({ read, ...definition }: Definition<On, Payload>): JobKind<On> => ({
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

/** Thrown if a later attempt may succeed, because another machine is busy or away. This is no bug. */
export class TryLater extends Error {}

/** Thrown by `note` when the run must stop. It is no failure. */
export class Stopped extends Error {}
