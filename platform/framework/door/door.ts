// The stages that every request passes: calls, requests under /rest, files, and the calls of jobs. The code that receives a
// request turns it into a target. A layer throws a Failure to refuse the request, or calls the next layer (ADR 97).
import type { Caller } from "../access/Caller";
import type { Called } from "../calls/Handler";
import type { OpenRequest, SessionRequest } from "../Platform";
import type { Answer } from "../wire/envelope";
import { Failure } from "../wire/Failure";

/** The order of the stages. */
export const STAGES = [
  /** Limits how often and how much at once a sender may ask, and the size of values. */
  "limits",
  /** A target that needs no session is answered here. */
  "open",
  /** Identifies the caller by a session or an API key. */
  "caller",
  /** Records calls in the audit trail that a later stage refuses for lack of a right. */
  "refusals",
  /** Refuses callers whatever their rights: without a required factor, with an API key, or viewing as a role. */
  "standing",
  /** Checks whether each parameter is a single value or a list, as declared. */
  "shape",
  /** A repeated request with the same id gets the first answer, even if a later stage would now refuse it. */
  "once",
  /** Checks whether the caller has the right. */
  "right",
  /** Checks whether the caller has recently proved their identity. */
  "proof",
  /** Checks whether the record and its owner allow the request now. */
  "state",
  /** Records calls in the audit trail that changed no record. */
  "trail",
  /** Masks personal data in the answer. */
  "shown",
] as const;
export type Stage = (typeof STAGES)[number];

/** The stages of a target that needs no session. */
export const OPEN_STAGES = ["refusals", "standing", "shape", "trail"] as const satisfies readonly Stage[];

/** The stages for each call of a job. Its account passed the others when the job began. */
export const JOB_STAGES = ["shape", "right", "state", "trail", "shown"] as const satisfies readonly Stage[];

/** Whether to accept callers without a required factor, with an API key, or viewing the console as a role. */
export type Despite = Readonly<Record<"lacking" | "apiKey" | "looking", boolean>>;

/** What a request wants. All members are required, so that no check can be forgotten. */
export interface Target {
  /** Its name in the audit trail: `order.refund`, `bulk`. */
  readonly name: string;
  /** Null if it is not a declared call. */
  readonly called: Called | null;
  readonly despite: Despite;
  /** Together with the caller, the scope in which a request id is unique. Null: the id is ignored. */
  readonly once: readonly string[] | null;
  /** Answers without a session. Answers null to leave the request to the later stages. */
  readonly open: ((asked: Asked) => Promise<Reply | null>) | null;
  /** @throws Failure 406 */
  shape(asked: Asked): void;
  right(request: SessionRequest): boolean;
  proof(request: SessionRequest): boolean | Promise<boolean>;
  /** @throws Failure 513, 519 */
  state(request: SessionRequest): Promise<void>;
  run(request: SessionRequest): Promise<Reply>;
}

export interface Asked extends OpenRequest {
  readonly target: Target;
  /** Null before the stage `caller`, and for visitors of an open target. */
  readonly caller: Caller | null;
}

/** Not typed here, because each target checks the type of its own answer. */
export type Reply = Answer<unknown>;

/** Answers null if an open target leaves the request to the later stages. */
export type Next = (asked: Asked) => Promise<Reply | null>;
export type Layer = (asked: Asked, next: Next) => Promise<Reply | null>;
export type Layers = Readonly<Partial<Record<Stage, Layer>>>;

export type Known = Asked & SessionRequest;

const isKnown = (asked: Asked): asked is Known => asked.caller !== null && asked.token !== null;

/** A layer that visitors skip. */
export const forCallers =
  (layer: (asked: Known, next: Next) => Promise<Reply | null>): Layer =>
  (asked, next) =>
    isKnown(asked) ? layer(asked, next) : next(asked);

/** Layers of one stage run in the order of `all`. */
export const through = (stages: readonly Stage[], all: readonly Layers[], end: Next): Next =>
  stages
    .flatMap((stage) => all.flatMap((layers) => layers[stage] ?? []))
    .reduceRight<Next>((next, layer) => (asked) => layer(asked, next), end);

/** The end of the chain, which the last layer calls. */
export const run: Next = async (asked) => {
  if (!isKnown(asked)) throw new Failure(401);
  return asked.target.run(asked);
};

/** A request before its caller is known. */
export type Asking = Omit<Asked, "caller">;

export interface Door {
  /** Answers a request. @throws Failure */
  ask(asking: Asking): Promise<Reply>;
  /** Makes a call of a job. @throws Failure */
  carry(asked: Known): Promise<Reply>;
}
