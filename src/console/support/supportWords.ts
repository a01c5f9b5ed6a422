import type { LazyWords } from "pilothouse/resource";

export const supportWords: LazyWords = {
  name: "support",
  words: {
    en: () => import("../../../locales/en/support.json"),
    "zh-CN": () => import("../../../locales/zh-CN/support.json"),
    "zh-TW": () => import("../../../locales/zh-TW/support.json"),
  },
};
