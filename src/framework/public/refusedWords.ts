import en from "../../../locales/en/framework/public.refused.json";
import simplified from "../../../locales/zh-CN/framework/public.refused.json";
import traditional from "../../../locales/zh-TW/framework/public.refused.json";
import { wordsOf } from "./words";

type RefusedWord = keyof typeof en;

/** Words for refusals of the platform. Only a form that was sent needs them, so they load with the code that sends it. */
export const refusedWords = wordsOf<RefusedWord>({ en, "zh-CN": simplified, "zh-TW": traditional });

export const isRefusedWord = (key: string): key is RefusedWord => key in en;
