import { Failure } from "../../../platform/framework/wire/Failure";

/**
 * Why nobody was signed in. The page has the texts.
 * unknown: no provider fits · unreachable · denied: the provider refused · invalid: its answer cannot be trusted ·
 * over: expired or used before · browser: begun in another browser · off: the provider was turned off · account: there
 * is none, and none is created · name: the account's name cannot be used · role: no role fits
 */
export const REFUSAL_REASONS = [
  ...["unknown", "unreachable", "denied", "invalid", "over", "browser", "off", "account", "name", "role"],
] as const;
export type SignInRefusal =
  | "unknown"
  | "unreachable"
  | "denied"
  | "invalid"
  | "over"
  | "browser"
  | "off"
  | "account"
  | "name"
  | "role";

export const signInFailure = (reason: SignInRefusal): Failure => new Failure(401, "provider", { reason });
