import en from "../../../locales/en/public.live_title.json";
import simplified from "../../../locales/zh-CN/public.live_title.json";
import traditional from "../../../locales/zh-TW/public.live_title.json";
import { wordsOf } from "../words";

/** The few that the first form needs. */
export const titleWords = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });
