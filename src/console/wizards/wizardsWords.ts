import type { LazyWords } from "pilothouse/resource";
import { language } from "pilothouse/wire";

/** What the wizards of this product say besides what every wizard says. */
export const wizardsWords: LazyWords = {
  name: "wizards",
  words: {
    en: () => import("../../../locales/en/console/wizards.json"),
    "zh-CN": () => import("../../../locales/zh-CN/console/wizards.json"),
    "zh-TW": () => import("../../../locales/zh-TW/console/wizards.json"),
  },
};

// Asked for together with the framework's.
wizardsWords.words[language.get()]().catch(console.warn);
