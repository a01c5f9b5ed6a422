import en from "../../../locales/en/public.missing.json";
import simplified from "../../../locales/zh-CN/public.missing.json";
import traditional from "../../../locales/zh-TW/public.missing.json";
import { wordsOf } from "./words";

/** Always here: they are said when nothing else arrives. */
export const missingWords = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });
