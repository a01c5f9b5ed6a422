import en from "../../locales/en/public.sign_in.json";
import simplified from "../../locales/zh-CN/public.sign_in.json";
import traditional from "../../locales/zh-TW/public.sign_in.json";
import { type Say, tables, type Word, wordsOf } from "./words";

export type SignInWord = Word | keyof typeof en;
export type SaySignIn = Say<SignInWord>;

/** The words of the sign-in page, among them those of every public page. */
export const signInWords = wordsOf<SignInWord>({
  en: { ...tables.en, ...en },
  "zh-CN": { ...tables["zh-CN"], ...simplified },
  "zh-TW": { ...tables["zh-TW"], ...traditional },
});

export const isSignInWord = (key: string): key is SignInWord => key in en || key in tables.en;
