import type { LazyWords } from "pilothouse/resource";
import { language } from "pilothouse/wire";

/** The words of this product's wizards, besides those of every wizard. */
export const wizardsWords: LazyWords = {
  name: "wizards",
  words: {
    en: () => import("../../../locales/en/console/wizards.json"),
    "zh-CN": () => import("../../../locales/zh-CN/console/wizards.json"),
    "zh-TW": () => import("../../../locales/zh-TW/console/wizards.json"),
  },
};

// Loaded in parallel with the framework's.
wizardsWords.words[language.get()]().catch(console.warn);
