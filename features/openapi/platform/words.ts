import { type Language, createWordFinder } from "../../../generator";
import en from "../words/en.json";
import zhCN from "../words/zh-CN.json";
import zhTW from "../words/zh-TW.json";

const find = createWordFinder({ en, "zh-CN": zhCN, "zh-TW": zhTW });

/** A text of the document in a language. */
export const documentText = (language: Language, key: keyof typeof en): string => find(language, key) ?? key;
