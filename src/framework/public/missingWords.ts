import en from "../../../locales/en/framework/public.missing.json";
import simplified from "../../../locales/zh-CN/framework/public.missing.json";
import traditional from "../../../locales/zh-TW/framework/public.missing.json";
import { wordsOf } from "./words";

/** Always loaded, because they are shown when nothing else can be loaded. */
export const missingWords = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });
