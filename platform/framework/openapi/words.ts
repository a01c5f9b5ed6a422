import type { Language } from "../../../generator";
import en from "../../../locales/en/framework/openapi.json";
import zhCN from "../../../locales/zh-CN/framework/openapi.json";
import zhTW from "../../../locales/zh-TW/framework/openapi.json";

const WORDS = { en, "zh-CN": zhCN, "zh-TW": zhTW } satisfies Readonly<Record<Language, object>>;

/** A text of the document in a language. */
export const say = (language: Language, key: keyof typeof en): string => WORDS[language][key];
