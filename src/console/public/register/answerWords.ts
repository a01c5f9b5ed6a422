import { type FindWord, wordsOf } from "pilothouse/public";
import type { Language } from "pilothouse/wire";
import en from "../../../../locales/en/console/public.registered.json";
import simplified from "../../../../locales/zh-CN/console/public.registered.json";
import traditional from "../../../../locales/zh-TW/console/public.registered.json";

export type AnswerWord = keyof typeof en;
const isName = (key: string): key is AnswerWord => key in en;

/** The words for problems of a form, and for its success. */
export const answerWords = wordsOf<AnswerWord>({ en, "zh-CN": simplified, "zh-TW": traditional });

export const findAnswerWord =
  (language: Language): FindWord =>
  (key, values) =>
    isName(key) ? answerWords(language)(key, values) : null;
