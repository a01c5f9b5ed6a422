// The findings of a probe about a host.
import type { Ability } from "../shared/schema/abilities";
import type { HostShape } from "./Shape";

export type ProbedRow = Readonly<Record<string, unknown>>;

/**
 * The result of a call. `refuses`: the host knows the call, but refuses it for this account or in this form. `fails`:
 * the answer is not usable.
 */
export type Verdict = "answers" | "lacks" | "refuses" | "differs" | "fails" | "not tried";

export interface TriedCall {
  readonly resource: string;
  readonly call: string;
  readonly path: string;
  readonly verdict: Verdict;
  /** The call is marked as an extension in its definition. */
  readonly extension: boolean;
  /** The code of a refusal, or an HTTP status; 0 if there is none. */
  readonly code: number;
  /** Fields of the definition that no answered row has. */
  readonly missing: readonly string[];
  /** Fields with another type than in the definition, such as `name is no number`. */
  readonly unlike: readonly string[];
  readonly notes: readonly string[];
}

/** Whether a host can do something with the records of a resource. */
export interface AbilityFinding {
  readonly resource: string;
  readonly ability: Ability;
  readonly able: boolean;
  readonly why: string;
}

/** `can` and `lacks` of host.yaml. */
export interface Abilities {
  readonly can: readonly Ability[];
  readonly lacks: Readonly<Record<string, readonly Ability[]>>;
}

/** A screen of the console, and why it would stay empty. */
export interface ScreenFinding {
  readonly path: string;
  /** The reason; "" if the screen opens. */
  readonly why: string;
}

export interface Report {
  readonly address: string;
  readonly user: string;
  readonly calls: readonly TriedCall[];
  readonly sightings: readonly AbilityFinding[];
  readonly declared: Abilities;
  readonly found: Abilities;
  /** How the host writes lists and values, as far as host.yaml does not describe this. */
  readonly shape: HostShape;
  /** One sentence about the rights of the account that signed in. */
  readonly rights: string;
  readonly screens: readonly ScreenFinding[];
  /** Abilities without evidence. If everything else is as declared, `found` contains the declared ones of these. */
  readonly unseen: readonly Ability[];
  /** The result of writing with --write; "" without that option. */
  readonly written: string;
  /** Sentences about differences between the host and the declaration. */
  readonly differences: readonly string[];
}

/** Signing in was not possible. The message is one sentence that says what to do. */
export class NoSignIn extends Error {
  override readonly name = "NoSignIn";
}
