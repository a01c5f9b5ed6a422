import { wordsOf } from "pilothouse/public";
import type { Language } from "pilothouse/wire";
import en from "../../../../locales/en/console/public.live.json";
import simplified from "../../../../locales/zh-CN/console/public.live.json";
import traditional from "../../../../locales/zh-TW/console/public.live.json";

export const liveWords = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });

type Name = keyof typeof en;
const isName = (key: string): key is Name => key in en;

/** The page's own word for a key, if it has one. */
export const findLiveWord =
  (language: Language) =>
  (key: string): string | null =>
    isName(key) ? liveWords(language)(key) : null;
