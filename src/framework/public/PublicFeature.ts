// What features add to the public pages. It is loaded with the part of a page that uses it.
import type { Language } from "../wire/contract";
import type { Facts } from "../wire/readAnswer";

/** A second step of signing in, in place of a code. */
export interface SecondWay {
  /** The name of its question in what the platform answers. */
  readonly name: string;
  /** Whether this browser knows it. */
  isKnown(): boolean;
  /** `lead` and `hint` take the place of those about the app, for an account without one. */
  says(language: Language): Readonly<Record<"button" | "failed" | "lead" | "hint", string>>;
  /** What is sent in place of a code. Rejects if the person does not go on, or the browser refuses. */
  prove(question: unknown): Promise<Facts>;
}

export interface PublicFeature {
  readonly name: string;
  readonly secondWays?: readonly SecondWay[];
}
