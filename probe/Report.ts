// What a probe finds out about a host.
import type { Ability } from "../shared/schema/abilities";
import type { Shape } from "./Shape";

export type Row = Readonly<Record<string, unknown>>;

/** `refuses`: the host knows the call, and this account may not make it, or not so. `fails`: it did not answer it in a usable way. */
export type Verdict = "answers" | "lacks" | "refuses" | "differs" | "fails" | "not tried";

export interface Tried {
  readonly resource: string;
  readonly call: string;
  readonly path: string;
  readonly verdict: Verdict;
  /** The call is marked as an extension in its definition. */
  readonly extension: boolean;
  /** The code of a refusal, or an HTTP status. 0 for none. */
  readonly code: number;
  /** Fields of the definition that no answered row has. */
  readonly missing: readonly string[];
  /** `name is no number`: fields of another type than the definition says. */
  readonly unlike: readonly string[];
  readonly notes: readonly string[];
}

/** Whether a host can do something with the records of a resource. */
export interface Sighting {
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
export interface Screen {
  readonly path: string;
  /** "" where it opens. */
  readonly why: string;
}

export interface Report {
  readonly address: string;
  readonly user: string;
  readonly calls: readonly Tried[];
  readonly sightings: readonly Sighting[];
  readonly declared: Abilities;
  readonly found: Abilities;
  /** How the host writes lists and values, as far as host.yaml does not say it. */
  readonly shape: Shape;
  /** What the account that signed in is granted, in a sentence. */
  readonly rights: string;
  readonly screens: readonly Screen[];
  /** Abilities that nothing showed. `found` has those that are declared, if all else is as declared. */
  readonly unseen: readonly Ability[];
  /** What became of the records that --write asks for; "" without it. */
  readonly written: string;
  /** Sentences: where the host is other than declared. */
  readonly differences: readonly string[];
}

/** Nobody could be signed in. The message is one sentence that says what to do. */
export class NoSignIn extends Error {
  override readonly name = "NoSignIn";
}
