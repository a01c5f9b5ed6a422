// What the sign-in page asks of the platform; the page itself knows no transport.
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

/** Why it failed: a code of the platform, or no answer at all. `wait`: seconds until another attempt is allowed. */
export type SignInFailure =
  | { readonly reason: "code" }
  | { readonly reason: "clock" }
  | { readonly reason: "wait"; readonly seconds: number }
  | { readonly reason: "refused"; readonly code: number }
  | { readonly reason: "network" };

export interface SignInPort {
  picture(): Promise<CodePicture>;
  /** Stores the token when it answers null. */
  signIn(input: SignInInput): Promise<SignInFailure | null>;
}
