// The functions that the sign-in page needs. The page itself sends no requests.
import type { ComponentType } from "react";
import type { SignInText } from "./signInWords";

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

/** The props of a form that replaces the sign-in form. */
export interface OtherFormProps {
  /** The values that were typed in the first step. */
  readonly values: Readonly<Record<SignInField, string>>;
  /** The token of the second step; "" in other forms. */
  readonly challenge: string;
  readonly t: SignInText;
  readonly remember: boolean;
  onSignedIn(): Promise<void>;
  /** Null returns to the first form. */
  setFailure(failure: SignInFailure | null): void;
  change(field: SignInField, value: string): void;
}

/** A button below the first form for another method to sign in. */
export type ElsewhereProps = Pick<OtherFormProps, "setFailure">;

export type SignInField = "account" | "password" | "code";

/** Why the sign-in failed. `wait`: seconds until another attempt is allowed. */
export type SignInFailure =
  | { readonly reason: "network" }
  | { readonly reason: "wait"; readonly seconds: number }
  /**
   * Another form comes next. `second_step`: the password was right, and a second factor is needed. `elsewhere`: the
   * account signs in at an identity provider.
   */
  | {
      readonly reason: "second_step" | "elsewhere";
      readonly challenge: string;
      readonly Form: ComponentType<OtherFormProps>;
    }
  /** `said`: the message in the current language. `field`: the field to correct. */
  | { readonly reason: "refused"; readonly field: SignInField; readonly said: () => string };

export interface SignInPort {
  /** The account of the person, if it is known. Default: the remembered account. */
  readonly account?: string;
  /** Whether people sign in on a page of the platform. This form then has no inputs. */
  isElsewhere(): boolean;
  /** Completes a sign-in on that page when the person returns from it. Null if the person comes from another page. */
  comeBack(): Promise<SignInFailure | null> | null;
  /** Whether signing in needs a captcha. */
  isPictured(): boolean;
  picture(): Promise<CodePicture>;
  /** Null after success. The token is then stored. */
  signIn(input: SignInInput): Promise<SignInFailure | null>;
}
