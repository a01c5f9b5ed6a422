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

/** The props of a form that replaces the first one. */
export interface OtherFormProps {
  /** The typed values of the first step. */
  readonly values: Readonly<Record<SignInField, string>>;
  /** Of the second step; "" for another first one. */
  readonly challenge: string;
  readonly t: SaySignIn;
  readonly remember: boolean;
  onSignedIn(): Promise<void>;
  /** Null returns to the first form. */
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
   * Another form replaces this one. `second_step`: the password is right, and the account needs a second step.
   * `elsewhere`: the person signs in elsewhere.
   */
  | {
      readonly reason: "second_step" | "elsewhere";
      readonly challenge: string;
      readonly Form: ComponentType<OtherFormProps>;
    }
  /** `said` answers the message in the current language; `field` is the field to correct. */
  | { readonly reason: "refused"; readonly field: SignInField; readonly said: () => string };

export interface SignInPort {
  /** Who probably signs in. Default: who was remembered. */
  readonly account?: string;
  /** Whether people sign in at a page of the platform: the form then has no inputs. */
  isElsewhere(): boolean;
  /** Completes a sign-in after the return from that page. Null if this is no return. */
  comeBack(): Promise<SignInFailure | null> | null;
  /** Whether the platform asks for letters of a picture. */
  isPictured(): boolean;
  picture(): Promise<CodePicture>;
  /** Null means success; the token is then stored. */
  signIn(input: SignInInput): Promise<SignInFailure | null>;
}
