import type { LazyWords } from "pilothouse/resource";

export const supportWords: LazyWords = {
  name: "support",
  words: {
    en: () => import("../../../locales/en/console/support.json"),
    "zh-CN": () => import("../../../locales/zh-CN/console/support.json"),
    "zh-TW": () => import("../../../locales/zh-TW/console/support.json"),
  },
};
