// What features add to the public pages. A page loads it when it first needs it.
import type { ComponentType } from "react";
import type { Facts } from "../wire/readAnswer";
import type { Language, Loader } from "../wire/contract";
import type { ElsewhereProps, OtherFormProps } from "./SignInPort";

/** A proof for the second step of signing in, such as a passkey, that is used in place of a code. */
export interface SecondMethod {
  /** The name of the method in the platform's answer. */
  readonly name: string;
  /** Whether this browser supports it. */
  isKnown(): boolean;
  /** Message keys: of its button, of its failure, and of the text for accounts without an authenticator app. */
  says(language: Language): Readonly<Record<"button" | "failed" | "lead" | "hint", string>>;
  /** Answers the value that is sent in place of a code. Rejects if the person cancels or the browser refuses. */
  prove(question: unknown): Promise<Facts>;
}

export interface PublicFeature {
  readonly name: string;
  /** The form of the second step of signing in. At most one feature has it. */
  readonly secondStep?: Loader<ComponentType<OtherFormProps>>;
  readonly secondMethods?: readonly SecondMethod[];
  /** Drawn below the sign-in form, if the platform offers it in this installation (`beside`). */
  readonly BesideSignIn?: ComponentType<ElsewhereProps>;
}
