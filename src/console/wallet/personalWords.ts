import type { LazyWords } from "pilothouse/resource";

export const personalWords: LazyWords = {
  name: "personal",
  words: {
    en: () => import("../../../locales/en/console/personal.json"),
    "zh-CN": () => import("../../../locales/zh-CN/console/personal.json"),
    "zh-TW": () => import("../../../locales/zh-TW/console/personal.json"),
  },
};
