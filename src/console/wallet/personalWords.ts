import type { LazyWords } from "pilothouse/resource";

export const personalWords: LazyWords = {
  name: "personal",
  words: {
    en: () => import("../../../locales/en/personal.json"),
    "zh-CN": () => import("../../../locales/zh-CN/personal.json"),
    "zh-TW": () => import("../../../locales/zh-TW/personal.json"),
  },
};
