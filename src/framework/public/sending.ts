// What is needed only when a form is sent. It is loaded while the person types.
import { prepareSecrets, secretOf, transformPassword } from "../wire/credentials";
import { clock } from "../wire/clock";
import { device, deviceId } from "../wire/device";
import { host } from "../wire/Host";
import { knownBrowser } from "../wire/knownBrowser";
import { signIn } from "../wire/signIn";
import { WireFailure } from "../wire/WireFailure";
import type { SignInFailure, SignInInput } from "./SignInPort";
import { rightTimeOf, waitOf } from "./refusalFacts";

export { clock, device, deviceId, knownBrowser, prepareSecrets, secretOf, transformPassword };

/** The reason of a failure for the page. */
export const failureOf = (error: unknown): SignInFailure => {
  if (!(error instanceof WireFailure)) return { reason: "refused", code: 0 };
  if (error.reason === "network" || error.reason === "timeout") return { reason: "network" };
  if (error.reason !== "answer") return { reason: "refused", code: 500 };
  const seconds = waitOf(error);
  if (seconds > 0) return { reason: "wait", seconds };
  if (rightTimeOf(error) !== undefined) return { reason: "clock" };
  return host().signIn.code in error.fields ? { reason: "code" } : { reason: "refused", code: error.code };
};

export const sendSignIn = async ({ account, password, verifyId, code }: SignInInput): Promise<SignInFailure | null> => {
  try {
    await signIn({ account, password, verifyId, code });
    return null;
  } catch (error) {
    clock.set(rightTimeOf(error));
    return failureOf(error);
  }
};
