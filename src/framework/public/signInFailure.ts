// Explains to the sign-in page why a sign-in failed.
import { host } from "../wire/Host";
import * as language from "../wire/language";
import { factsIn } from "../wire/readAnswer";
import { WireFailure } from "../wire/WireFailure";
import type { SignInFailure, SignInField } from "./SignInPort";
import { isRefusedWord, refusedWords } from "./refusedWords";
import { platformTimeIn, secondsToWaitIn } from "./refusalFacts";

type Words = ReturnType<typeof refusedWords>;

const refused = (field: SignInField, said: (say: Words) => string): SignInFailure => ({
  reason: "refused",
  field,
  said: () => said(refusedWords(language.get())),
});

/** The code for a wrong account or password. */
const WRONG = 514;

/** A code may have a special message for signing in. */
const refusedWith = (code: number, context: unknown = null, own = ""): SignInFailure => {
  const key = [`failed.${code}.${String(context)}`, `failed.${code}.sign_in`, `failed.${code}`].find(isRefusedWord);
  const field = code === 512 || code === WRONG ? "password" : "account";
  return refused(field, (say) => own || (key === undefined ? say("failed.other", { code }) : say(key)));
};

export const signInFailureOf = (error: unknown): SignInFailure => {
  if (!(error instanceof WireFailure)) return refusedWith(0);
  if (error.reason === "network" || error.reason === "timeout") return { reason: "network" };
  if (error.reason === "insecure") return refused("account", (say) => say("failed.insecure"));
  if (error.reason !== "answer") return refusedWith(500);
  const seconds = secondsToWaitIn(error);
  if (seconds > 0) return { reason: "wait", seconds };
  if (platformTimeIn(error) !== undefined) return refused("code", (say) => say("failed.clock"));
  const isCode = host().signIn.code in error.fields;
  if (isCode) return refused("code", (say) => say("failed.code"));
  const { context, isExact, said } = factsIn(error.data);
  // HTTP 401 without a code of the platform. As nobody is signed in, it means that a typed value is wrong.
  const code = isExact === true && error.code === 401 ? WRONG : error.code;
  return refusedWith(code, context, isExact === true && typeof said === "string" ? said : "");
};
