import type { LazyWords } from "pilothouse/resource";

export const roundWords: LazyWords = {
  name: "rounds",
  words: {
    en: () => import("../words/en.json"),
    "zh-CN": () => import("../words/zh-CN.json"),
    "zh-TW": () => import("../words/zh-TW.json"),
  },
};
