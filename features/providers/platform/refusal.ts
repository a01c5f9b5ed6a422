import { Failure } from "../../../platform/framework/wire/Failure";

/**
 * Why nobody was signed in. The page has the words.
 * unknown: nothing leads to a provider · unreachable · denied: the provider let nobody in · invalid: what it answered is not
 * to be believed · over: it took too long, or was used before · browser: begun in another one · off: the provider was
 * turned off · account: there is none, and none is made · name: the account's name cannot be used · role: no role
 */
export const REASONS = [
  ...["unknown", "unreachable", "denied", "invalid", "over", "browser", "off", "account", "name", "role"],
] as const;
export type Reason =
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

export const refusal = (reason: Reason): Failure => new Failure(401, "provider", { reason });
