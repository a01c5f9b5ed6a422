// What the sign-in page needs from the platform. The page itself sends no requests.
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
  /** The token of the second step; "" in other forms. */
  readonly challenge: string;
  readonly t: SaySignIn;
  readonly remember: boolean;
  onSignedIn(): Promise<void>;
  /** Null returns to the first form. */
  setFailure(failure: SignInFailure | null): void;
  change(field: SignInField, value: string): void;
}

/** A button for another way to sign in, below the first form. */
export type ElsewhereProps = Pick<OtherFormProps, "setFailure">;

export type SignInField = "account" | "password" | "code";

/** Why signing in failed. `wait`: seconds until the next attempt is allowed. */
export type SignInFailure =
  | { readonly reason: "network" }
  | { readonly reason: "wait"; readonly seconds: number }
  /**
   * Another form must be shown. `second_step`: the password is right, and a second factor is needed. `elsewhere`: the
   * account signs in at an identity provider.
   */
  | {
      readonly reason: "second_step" | "elsewhere";
      readonly challenge: string;
      readonly Form: ComponentType<OtherFormProps>;
    }
  /** `said` answers the message in the current language; `field` is the field to correct. */
  | { readonly reason: "refused"; readonly field: SignInField; readonly said: () => string };

export interface SignInPort {
  /** The account of the person, if it is known. Default: the remembered account. */
  readonly account?: string;
  /** Whether people sign in on a page of the platform. The form then has no inputs. */
  isElsewhere(): boolean;
  /** Completes a sign-in after the return from that page. Null if the person did not come from there. */
  comeBack(): Promise<SignInFailure | null> | null;
  /** Whether signing in needs a verification picture. */
  isPictured(): boolean;
  picture(): Promise<CodePicture>;
  /** Answers null after success, when the token is stored. */
  signIn(input: SignInInput): Promise<SignInFailure | null>;
}
