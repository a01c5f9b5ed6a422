// What the sign-in page needs of the platform. The page itself makes no requests.
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

/** Why signing in failed: a code of the platform, or no answer. `wait`: seconds until the next attempt is allowed. */
export type SignInFailure =
  | { readonly reason: "code" }
  | { readonly reason: "clock" }
  | { readonly reason: "wait"; readonly seconds: number }
  | { readonly reason: "refused"; readonly code: number }
  | { readonly reason: "network" };

export interface SignInPort {
  picture(): Promise<CodePicture>;
  /** Null means success; the token is then stored. */
  signIn(input: SignInInput): Promise<SignInFailure | null>;
}
