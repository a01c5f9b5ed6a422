import type en from "../../../locales/en/framework/public.sign_in.json";
import type { Language } from "../wire/contract";
import * as spoken from "../wire/language";
import { lateWords, ownGeneral, type Say, type Word } from "./words";

export type SignInWord = Word | keyof typeof en;
export type SaySignIn = Say<SignInWord>;

const { own, load } = lateWords<keyof typeof en>({
  en: () => import("../../../locales/en/framework/public.sign_in.json"),
  "zh-CN": () => import("../../../locales/zh-CN/framework/public.sign_in.json"),
  "zh-TW": () => import("../../../locales/zh-TW/framework/public.sign_in.json"),
});

export const loadSignInWords = load;

const said = (language: Language, word: string, values = {}): string | null =>
  own(language)(word, values) ?? ownGeneral(language)(word, values);

/** The words of the sign-in page, including those of every public page. */
export const signInWords =
  (language: Language): SaySignIn =>
  (word, values) =>
    said(language, word, values) ?? "";

export const isSignInWord = (key: string): key is SignInWord => said(spoken.get(), key) !== null;
