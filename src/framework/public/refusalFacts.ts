// Facts about a refused sign-in that its code does not contain.
import { WireFailure } from "../wire/WireFailure";

const factOf = (error: unknown, name: string): unknown =>
  error instanceof WireFailure && error.reason === "answer" && typeof error.data === "object" && error.data !== null
    ? Reflect.get(error.data, name)
    : undefined;

/** Seconds until the next attempt is allowed; 0 if it is allowed now. */
export const secondsToWaitIn = (error: unknown): number => {
  const seconds = factOf(error, "context") === "wait" ? Number(factOf(error, "seconds")) : 0;
  return Number.isFinite(seconds) ? Math.max(0, Math.ceil(seconds)) : 0;
};

/** Whether the next attempt needs a verification picture. */
export const needsPicture = (error: unknown): boolean => factOf(error, "verify") === true;

/** The platform's time, if it refused because the browser's clock is wrong. Undefined for other failures. */
export const platformTimeIn = (error: unknown): unknown =>
  factOf(error, "context") === "clock" ? (factOf(error, "now") ?? 0) : undefined;

/** The code that asks for a second step, or says that signing in must begin again. */
export const SECOND_STEP_CODE = 428;

/** The token of the second step in a refusal that asks for it; null for other failures. */
export const challengeIn = (error: unknown): string | null => {
  if (!(error instanceof WireFailure) || error.code !== SECOND_STEP_CODE) return null;
  const challenge = factOf(error, "challenge");
  return typeof challenge === "string" && challenge !== "" ? challenge : null;
};
