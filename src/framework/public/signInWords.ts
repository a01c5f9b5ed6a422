import type en from "../../../locales/en/framework/public.sign_in.json";
import type { Language } from "../wire/contract";
import { lateWords, findGeneralWord, type SayWord, type Word } from "./words";

export type SignInWord = Word | keyof typeof en;
export type SignInText = SayWord<SignInWord>;

const { own, load } = lateWords<keyof typeof en>({
  en: () => import("../../../locales/en/framework/public.sign_in.json"),
  "zh-CN": () => import("../../../locales/zh-CN/framework/public.sign_in.json"),
  "zh-TW": () => import("../../../locales/zh-TW/framework/public.sign_in.json"),
});

export const loadSignInWords = load;

/** The words of the sign-in page, including those of every public page. */
export const signInWords =
  (language: Language): SignInText =>
  (word, values) =>
    own(language)(word, values) ?? findGeneralWord(language)(word, values) ?? "";
