import { wordsOf } from "pilothouse/public";
import en from "../../../../locales/en/console/public.link_consent.json";
import simplified from "../../../../locales/zh-CN/console/public.link_consent.json";
import traditional from "../../../../locales/zh-TW/console/public.link_consent.json";

export const consentWords = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });
