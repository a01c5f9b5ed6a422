import en from "../../../locales/en/framework/public.refused.json";
import simplified from "../../../locales/zh-CN/framework/public.refused.json";
import traditional from "../../../locales/zh-TW/framework/public.refused.json";
import { wordsOf } from "./words";

type RefusedWord = keyof typeof en;

/** What the platform refused. Only a form that was sent needs these words, so they load with what sends it. */
export const refusedWords = wordsOf<RefusedWord>({ en, "zh-CN": simplified, "zh-TW": traditional });

export const isRefusedWord = (key: string): key is RefusedWord => key in en;
