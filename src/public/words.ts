// The few words of the public pages. All three languages come along: a switch then needs no request,
// and an i18n library would weigh more than the words.
import en from "../../locales/en/public.json";
import simplified from "../../locales/zh-CN/public.json";
import traditional from "../../locales/zh-TW/public.json";
import type { Language } from "../wire/contract";

export type Word = keyof typeof en;
type Values = Readonly<Record<string, string | number>>;
export type Say<Name extends string> = (word: Name, values?: Values) => string;
export type Translate = Say<Word>;

type Tables<Name extends string> = Readonly<Record<Language, Readonly<Record<Name, string>>>>;

/** For the words of one page, which come with it. */
export const wordsOf =
  <Name extends string>(tables: Tables<Name>) =>
  (language: Language): Say<Name> =>
  (word, values = {}) =>
    tables[language][word].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));

export const tables: Tables<Word> = { en, "zh-CN": simplified, "zh-TW": traditional };

export const translator = wordsOf(tables);
