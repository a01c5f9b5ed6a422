// What kinds of work there are. A kind says how its payload is read, how it is done, and how often it is tried.
import type { Db, Row } from "../storage/Store";
import type { Job } from "./Job";

export interface Noted {
  /** Where to go on from; kept as JSON. */
  readonly cursor?: unknown;
  readonly done?: number;
  readonly total?: number;
}

/** `On` is what the work is done with: whoever makes the queue says. */
export interface Work<On> {
  readonly platform: On;
  readonly job: Job;
  /** What was noted last, by whoever worked on it then; null at the beginning. */
  readonly cursor: unknown;
  /** Aborted when the work is to stop: it was cancelled, another has it, or the platform ends. */
  readonly signal: AbortSignal;
  /**
   * Tells how far it is. Given the `db` of a step, both are stored or neither: a step is then done once, whoever does it.
   * @throws Stopped when the work is to stop; a step given with it is undone
   */
  note(noted: Noted, db?: Db): Promise<void>;
  /** Between two steps: calls that wait go first, for as long as the work since the last rest took. */
  rest(): Promise<void>;
}

export interface JobKind<On> {
  readonly kind: string;
  /** It moves what must not be moved twice: one that was begun, and whose end nobody saw, is not begun again. */
  readonly once: boolean;
  /** How often it is begun before it counts as failed. */
  readonly tries: number;
  /** Answers what came of it. @throws Failure for a refusal, which no further try would change */
  run(work: Work<On>): Promise<Row>;
  /** Takes away what it left, when it was cancelled or is no longer kept. */
  forget(platform: On, job: Job): Promise<void>;
  /** Says where it is seen that it failed for good. */
  failed(platform: On, job: Job): Promise<void>;
}

interface Definition<On, Payload> {
  readonly kind: string;
  readonly once?: boolean;
  readonly tries?: number;
  /** @throws Error for a payload that is none */
  readonly read: (payload: unknown) => Payload;
  readonly run: (work: Work<On>, payload: Payload) => Promise<Row>;
  readonly forget?: (platform: On, job: Job) => Promise<void>;
  readonly failed?: (platform: On, job: Job) => Promise<void>;
}

const TRIES = 5;

/** Answers what defines the jobs of one queue. */
export const jobsOn =
  <On>() =>
  <Payload>({ read, ...definition }: Definition<On, Payload>): JobKind<On> => ({
    kind: definition.kind,
    once: definition.once ?? false,
    tries: definition.once ? 1 : (definition.tries ?? TRIES),
    run: (work) => definition.run(work, read(JSON.parse(work.job.payload))),
    forget: definition.forget ?? (async () => undefined),
    failed: definition.failed ?? (async () => undefined),
  });

/** Thrown by `note`: nothing is wrong, the work is just no longer this process's. */
export class Stopped extends Error {}
