// What features add to the public pages. It is loaded with the part of a page that uses it.
import type { ComponentType } from "react";
import type { Language } from "../wire/contract";
import type { Facts } from "../wire/readAnswer";
import type { ElsewhereProps } from "./SignInPort";

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
  /** Below the sign-in form, where the installation says that it can do it (`beside` of the platform's side). */
  readonly BesideSignIn?: ComponentType<ElsewhereProps>;
}
