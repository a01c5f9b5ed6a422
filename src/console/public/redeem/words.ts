import { wordsOf } from "pilothouse/public";
import type { Language } from "pilothouse/wire";
import en from "../../../../locales/en/console/public.redeem.json";
import simplified from "../../../../locales/zh-CN/console/public.redeem.json";
import traditional from "../../../../locales/zh-TW/console/public.redeem.json";

export const redeemWords = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });

type Name = keyof typeof en;
const isName = (key: string): key is Name => key in en;

/** The page's own word for a key, if it has one. */
export const findRedeemWord =
  (language: Language) =>
  (key: string): string | null =>
    isName(key) ? redeemWords(language)(key) : null;
