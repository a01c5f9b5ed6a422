import en from "../../../locales/en/framework/public.refused.json";
import simplified from "../../../locales/zh-CN/framework/public.refused.json";
import traditional from "../../../locales/zh-TW/framework/public.refused.json";
import { wordsOf } from "./words";

type RefusedWord = keyof typeof en;

/** The words of refusals. They are loaded with the code that sends a form, because nobody sees them earlier. */
export const refusedWords = wordsOf<RefusedWord>({ en, "zh-CN": simplified, "zh-TW": traditional });

export const isRefusedWord = (key: string): key is RefusedWord => key in en;
