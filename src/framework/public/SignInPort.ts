// What the sign-in page needs of the platform. The page itself makes no requests.
import type { ComponentType } from "react";
import type { SaySignIn } from "./signInWords";

export interface CodePicture {
  readonly verifyId: string;
  /** A data URL or an address. */
  readonly image: string;
}

export interface SignInInput {
  readonly account: string;
  readonly password: string;
  readonly verifyId: string;
  readonly code: string;
}

/** What a form gets that takes the place of the first one. */
export interface OtherFormProps {
  /** What was typed for the first step. */
  readonly values: Readonly<Record<SignInField, string>>;
  /** Of the second step; "" for another first one. */
  readonly challenge: string;
  readonly t: SaySignIn;
  readonly remember: boolean;
  onSignedIn(): Promise<void>;
  /** Null leads back to the first form. */
  setFailure(failure: SignInFailure | null): void;
  change(field: SignInField, value: string): void;
}

/** Signing in elsewhere: a button below the first form. */
export type ElsewhereProps = Pick<OtherFormProps, "setFailure">;

export type SignInField = "account" | "password" | "code";

/** Why signing in failed. `wait`: seconds until the next attempt is allowed. */
export type SignInFailure =
  | { readonly reason: "network" }
  | { readonly reason: "wait"; readonly seconds: number }
  /**
   * Another form takes its place. `second_step`: the password is right, and the account asks for one. `elsewhere`: the
   * person signs in elsewhere.
   */
  | {
      readonly reason: "second_step" | "elsewhere";
      readonly challenge: string;
      readonly Form: ComponentType<OtherFormProps>;
    }
  /** `said` answers the message in the current language; `field` is the one to correct. */
  | { readonly reason: "refused"; readonly field: SignInField; readonly said: () => string };

export interface SignInPort {
  /** Who probably signs in. Default: who was remembered. */
  readonly account?: string;
  /** Whether people sign in at a page of the platform: the form has nothing to fill in. */
  isElsewhere(): boolean;
  /** Ends a sign-in there, when its page leads back. Null when it does not. */
  comeBack(): Promise<SignInFailure | null> | null;
  /** Whether the platform asks for letters of a picture. */
  isPictured(): boolean;
  picture(): Promise<CodePicture>;
  /** Null means success; the token is then stored. */
  signIn(input: SignInInput): Promise<SignInFailure | null>;
}
