// The few words of the public pages. All three languages come along: a switch then needs no request,
// and an i18n library would weigh more than the words.
import en from "../../locales/en/public.json";
import simplified from "../../locales/zh-CN/public.json";
import traditional from "../../locales/zh-TW/public.json";
import type { Language } from "../wire/contract";

export type Word = keyof typeof en;
export type Translate = (word: Word, values?: Readonly<Record<string, string | number>>) => string;

const tables: Readonly<Record<Language, Readonly<Record<Word, string>>>> = {
  en,
  "zh-CN": simplified,
  "zh-TW": traditional,
};

export const isWord = (key: string): key is Word => key in en;

export const translator =
  (language: Language): Translate =>
  (word, values = {}) =>
    tables[language][word].replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
