// What is needed only when a form is sent. It is loaded while the person types.
import { prepareSecrets, secretOf, transformPassword } from "../wire/credentials";
import { clock } from "../wire/clock";
import { device, deviceId } from "../wire/device";
import { host } from "../wire/Host";
import { knownBrowser } from "../wire/knownBrowser";
import * as language from "../wire/language";
import { challengeOf } from "../wire/secondStep";
import { signIn } from "../wire/signIn";
import { WireFailure } from "../wire/WireFailure";
import type { SignInFailure, SignInField, SignInInput } from "./SignInPort";
import { isRefusedWord, refusedWords } from "./refusedWords";
import { rightTimeOf, waitOf } from "./refusalFacts";

export { clock, device, deviceId, knownBrowser, prepareSecrets, secretOf, transformPassword };

type Words = ReturnType<typeof refusedWords>;

const refused = (field: SignInField, said: (say: Words) => string): SignInFailure => ({
  reason: "refused",
  field,
  said: () => said(refusedWords(language.get())),
});

/** A code may mean something of its own where it refuses a sign-in. */
const refusedWith = (code: number): SignInFailure => {
  const key = [`failed.${code}.sign_in`, `failed.${code}`].find(isRefusedWord);
  const field = code === 512 || code === 514 ? "password" : "account";
  return refused(field, (say) => (key === undefined ? say("failed.other", { code }) : say(key)));
};

/** The reason of a failure for the page. */
export const failureOf = (error: unknown): SignInFailure => {
  if (!(error instanceof WireFailure)) return refusedWith(0);
  if (error.reason === "network" || error.reason === "timeout") return { reason: "network" };
  if (error.reason !== "answer") return refusedWith(500);
  const challenge = challengeOf(error);
  if (challenge !== null) return { reason: "second_step", challenge };
  const seconds = waitOf(error);
  if (seconds > 0) return { reason: "wait", seconds };
  if (rightTimeOf(error) !== undefined) return refused("code", (say) => say("failed.clock"));
  const isCode = host().signIn.code in error.fields;
  return isCode ? refused("code", (say) => say("failed.code")) : refusedWith(error.code);
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
