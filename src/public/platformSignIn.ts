import { signIn, verificationPicture } from "../wire/signIn";
import { WireFailure } from "../wire/WireFailure";
import type { SignInFailure, SignInPort } from "./SignInPort";

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

/** The sign-in calls of src/wire, as the page wants them. */
export const platformSignIn: SignInPort = {
  picture: async () => {
    const { verify_id, image } = await verificationPicture();
    return { verifyId: verify_id, image };
  },
  signIn: async ({ account, password, verifyId, code }) => {
    try {
      await signIn({ user_id: account, password, verify_id: verifyId, verify_code: code });
      return null;
    } catch (error) {
      return failureOf(error, Date.now());
    }
  },
};
