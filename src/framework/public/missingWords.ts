import en from "../../../locales/en/framework/public.missing.json";
import simplified from "../../../locales/zh-CN/framework/public.missing.json";
import traditional from "../../../locales/zh-TW/framework/public.missing.json";
import { wordsOf } from "./words";

/** Always here: they are said when nothing else arrives. */
export const missingWords = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });
