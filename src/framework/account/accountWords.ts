import type { LazyWords } from "../resource/WithWords";
import * as language from "../wire/language";

export const accountWords: LazyWords = {
  name: "own account",
  words: {
    en: () => import("../../../locales/en/framework/account.json"),
    "zh-CN": () => import("../../../locales/zh-CN/framework/account.json"),
    "zh-TW": () => import("../../../locales/zh-TW/framework/account.json"),
  },
};

// Loaded in parallel with the record.
accountWords.words[language.get()]().catch(console.warn);
