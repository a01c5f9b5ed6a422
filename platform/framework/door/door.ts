// The stages that every request passes through: calls, requests under /rest, files, and calls of jobs. The code that
// receives a request makes a target from it. The layer of a stage throws a Failure to refuse the request, or calls the
// next layer (ADR 97).
import type { Caller } from "../access/Caller";
import type { DeclaredCall } from "../calls/Handler";
import type { OpenRequest, SessionRequest } from "../Platform";
import type { Answer } from "../wire/envelope";
import { Failure } from "../wire/Failure";

/** The order of the stages. */
export const STAGES = [
  /** Limits how often and how much a sender may request, and the size of values. */
  "limits",
  /** Answers here if the target needs no session. */
  "open",
  /** Identifies the caller by a session or an API key. */
  "caller",
  /** Records in the audit trail if a later stage refuses a call for lack of a right. */
  "refusals",
  /** Refuses callers without a required factor, with an API key, or viewing as a role, unless the target allows it. */
  "standing",
  /** Checks whether each parameter is a single value or a list, as declared. */
  "shape",
  /** Answers a repeated request with the stored first answer, even if a later stage would now refuse the request. */
  "once",
  /** Checks whether the caller has the right. */
  "right",
  /** Checks whether the caller has recently proved their identity. */
  "proof",
  /** Checks whether the record and its owner allow the request now. */
  "state",
  /** Adds an entry to the audit trail for a call that changed no record. */
  "trail",
  /** Masks personal data in the answer. */
  "shown",
] as const;
export type Stage = (typeof STAGES)[number];

/** The stages of a target that needs no session. */
export const VISITOR_STAGES = ["refusals", "standing", "shape", "trail"] as const satisfies readonly Stage[];

/** The stages for each call of a job. The account passed the others when it started the job. */
export const JOB_STAGES = ["shape", "right", "state", "trail", "shown"] as const satisfies readonly Stage[];

/** Which special callers are accepted: without a required factor, with an API key, or seeing the console as a role. */
export type SpecialCallers = Readonly<Record<"lacking" | "apiKey" | "looking", boolean>>;

/** What a request wants. All members are required, so the compiler finds a forgotten check. */
export interface Target {
  /** The name in the audit trail: `order.refund`, `bulk`. */
  readonly name: string;
  /** The declared call, or null. */
  readonly called: DeclaredCall | null;
  readonly despite: SpecialCallers;
  /** The scope in which a request id is unique, in addition to the caller. Null: a request id is ignored. */
  readonly once: readonly string[] | null;
  /** Answers without a session. If it answers null, the later stages handle the request. Null: a session is needed. */
  readonly open: ((asked: DoorRequest) => Promise<Reply | null>) | null;
  /** @throws Failure 406 */
  shape(asked: DoorRequest): void;
  right(request: SessionRequest): boolean;
  proof(request: SessionRequest): boolean | Promise<boolean>;
  /** @throws Failure 513, 519 */
  state(request: SessionRequest): Promise<void>;
  run(request: SessionRequest): Promise<Reply>;
}

export interface DoorRequest extends OpenRequest {
  readonly target: Target;
  /** Null before the stage `caller`, and for visitors. */
  readonly caller: Caller | null;
}

/** Untyped, because each target checks the type of its own answer. */
export type Reply = Answer<unknown>;

/** Answers null if a target without a session leaves the request to the later stages. */
export type NextLayer = (asked: DoorRequest) => Promise<Reply | null>;
export type Layer = (asked: DoorRequest, next: NextLayer) => Promise<Reply | null>;
export type Layers = Readonly<Partial<Record<Stage, Layer>>>;

export type CallerRequest = DoorRequest & SessionRequest;

const isKnown = (asked: DoorRequest): asked is CallerRequest => asked.caller !== null && asked.token !== null;

/** A layer that does nothing for visitors. */
export const callerLayer =
  (layer: (asked: CallerRequest, next: NextLayer) => Promise<Reply | null>): Layer =>
  (asked, next) =>
    isKnown(asked) ? layer(asked, next) : next(asked);

/** Chains the layers of these stages. Layers of one stage run in the order of `all`. `end` comes last. */
export const runStages = (stages: readonly Stage[], all: readonly Layers[], end: NextLayer): NextLayer =>
  stages
    .flatMap((stage) => all.flatMap((layers) => layers[stage] ?? []))
    .reduceRight<NextLayer>((next, layer) => (asked) => layer(asked, next), end);

/** The last function of the chain: runs the target. */
export const runTarget: NextLayer = async (asked) => {
  if (!isKnown(asked)) throw new Failure(401);
  return asked.target.run(asked);
};

/** A request before its caller is known. */
export type AnonymousRequest = Omit<DoorRequest, "caller">;

export interface Door {
  /** Passes a request through all stages, and answers it. @throws Failure */
  ask(asking: AnonymousRequest): Promise<Reply>;
  /** Passes a call of a job through its stages. @throws Failure */
  carry(asked: CallerRequest): Promise<Reply>;
}
