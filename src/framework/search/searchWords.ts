import type { LazyWords } from "../resource/WithWords";

export const searchWords: LazyWords = {
  name: "search",
  words: {
    en: () => import("../../../locales/en/framework/search.json"),
    "zh-CN": () => import("../../../locales/zh-CN/framework/search.json"),
    "zh-TW": () => import("../../../locales/zh-TW/framework/search.json"),
  },
};
