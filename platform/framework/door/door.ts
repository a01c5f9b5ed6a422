// The stages that every request passes: calls, requests under /rest, files, and the calls that jobs make. The code that receives
// a request makes a target of it. A layer throws a Failure to refuse it, or calls the next layer (ADR 97).
import type { Caller } from "../access/Caller";
import type { Called } from "../calls/Handler";
import type { OpenRequest, SessionRequest } from "../Platform";
import type { Answer } from "../wire/envelope";
import { Failure } from "../wire/Failure";

/** In this order. */
export const STAGES = [
  /** How often the sender may ask, how much at once, and with which values. */
  "limits",
  /** A target that needs no session is answered here. */
  "open",
  /** Identifies the caller by a session or an API key. */
  "caller",
  /** Records in the audit trail a call that a stage below refuses for lack of a right. */
  "refusals",
  /** Refuses callers independently of their rights: a missing factor, an API key, looking as a role. */
  "standing",
  /** Whether each parameter is a single value or a list, as declared. */
  "shape",
  /** A repeated request with the same id gets the first answer, even if a stage below would now refuse it. */
  "once",
  /** Whether the caller has the right. */
  "right",
  /** Whether the caller has lately proven who it is. */
  "proof",
  /** Whether the record and its owner allow it now. */
  "state",
  /** Records in the audit trail a call that changed no record. */
  "trail",
  /** Personal data is masked in the answer. */
  "shown",
] as const;
export type Stage = (typeof STAGES)[number];

/** The stages of a target that needs no session. */
export const OPEN_STAGES = ["refusals", "standing", "shape", "trail"] as const satisfies readonly Stage[];

/** What each call of a job passes. Its account was let in, and proved who it is, when the job began. */
export const JOB_STAGES = ["shape", "right", "state", "trail", "shown"] as const satisfies readonly Stage[];

/** Whether callers are let through who lack the demanded factor, who use an API key, or who only look as a role. */
export type Despite = Readonly<Record<"lacking" | "apiKey" | "looking", boolean>>;

/** What a request asks for. All members are required, so that no guard can be forgotten. */
export interface Target {
  /** As the audit trail names it: `order.refund`, `bulk`. */
  readonly name: string;
  /** Null if it is no declared call. */
  readonly called: Called | null;
  readonly despite: Despite;
  /** Names what a request id is valid for, together with the caller. Null: the id is ignored. */
  readonly once: readonly string[] | null;
  /** Answers without a session; null leaves it to the stages below. */
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
  /** Null before the stage `caller`, and for a visitor of an open target. */
  readonly caller: Caller | null;
}

/** The types of each target check its own answer. */
export type Reply = Answer<unknown>;

/** Null if an open target leaves the answer to others. */
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

/** Called by the last layer. */
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
