import type { Language } from "../../../generator";
import en from "../words/en.json";
import zhCN from "../words/zh-CN.json";
import zhTW from "../words/zh-TW.json";

const WORDS = { en, "zh-CN": zhCN, "zh-TW": zhTW } satisfies Readonly<Record<Language, object>>;

/** A text of the document in a language. */
export const documentText = (language: Language, key: keyof typeof en): string => WORDS[language][key];
