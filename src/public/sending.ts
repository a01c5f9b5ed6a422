// What is needed only when a form is sent: it arrives while the person types.
import { prepareSecrets, secretOf, transformPassword } from "../wire/credentials";
import { signIn } from "../wire/signIn";
import { WireFailure } from "../wire/WireFailure";
import type { SignInFailure, SignInInput } from "./SignInPort";

export { prepareSecrets, secretOf, transformPassword };

const lockedUntil = (data: unknown): number | null => {
  const until = typeof data === "object" && data !== null && "locked_until" in data ? Number(data.locked_until) : 0;
  return until > 0 ? until : null;
};

/** What the page says of a failure of the platform, `now` in milliseconds. */
export const failureOf = (error: unknown, now: number): SignInFailure => {
  if (!(error instanceof WireFailure)) return { reason: "refused", code: 0 };
  if (error.reason === "network" || error.reason === "timeout") return { reason: "network" };
  if (error.reason !== "answer") return { reason: "refused", code: 500 };
  const until = lockedUntil(error.data);
  if (until !== null) return { reason: "locked", seconds: Math.max(1, Math.ceil(until - now / 1000)) };
  return "verify_code" in error.fields ? { reason: "code" } : { reason: "refused", code: error.code };
};

export const sendSignIn = async ({ account, password, verifyId, code }: SignInInput): Promise<SignInFailure | null> => {
  try {
    await signIn({ user_id: account, password, verify_id: verifyId, verify_code: code });
    return null;
  } catch (error) {
    return failureOf(error, Date.now());
  }
};
