import type { LazyWords } from "pilothouse/resource";

export const factsWords: LazyWords = {
  name: "facts",
  words: {
    en: () => import("../../../locales/en/console/facts.json"),
    "zh-CN": () => import("../../../locales/zh-CN/console/facts.json"),
    "zh-TW": () => import("../../../locales/zh-TW/console/facts.json"),
  },
};
