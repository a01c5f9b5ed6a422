import en from "../../../../locales/en/public.link_consent.json";
import simplified from "../../../../locales/zh-CN/public.link_consent.json";
import traditional from "../../../../locales/zh-TW/public.link_consent.json";
import { wordsOf } from "../../../framework/public/words";

export const consentWords = wordsOf<keyof typeof en>({ en, "zh-CN": simplified, "zh-TW": traditional });
