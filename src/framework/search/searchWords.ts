import type { LazyWords } from "../resource/WithWords";

export const searchWords: LazyWords = {
  name: "search",
  words: {
    en: () => import("../../../locales/en/search.json"),
    "zh-CN": () => import("../../../locales/zh-CN/search.json"),
    "zh-TW": () => import("../../../locales/zh-TW/search.json"),
  },
};
