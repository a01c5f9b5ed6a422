import { wordsOf } from "pilothouse/public";
import type { Language } from "pilothouse/wire";
import en from "../../../../locales/en/console/public.visitor_refusal.json";
import simplified from "../../../../locales/zh-CN/console/public.visitor_refusal.json";
import traditional from "../../../../locales/zh-TW/console/public.visitor_refusal.json";

export const refusalWords = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });

type Name = keyof typeof en;
const isName = (key: string): key is Name => key in en;

/** The page's own word for a key, if it has one. */
export const findRefusalWord =
  (language: Language) =>
  (key: string): string | null =>
    isName(key) ? refusalWords(language)(key) : null;
