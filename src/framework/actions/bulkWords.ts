import type { LazyWords } from "../resource/WithWords";

export const bulkWords: LazyWords = {
  name: "bulk",
  words: {
    en: () => import("../../../locales/en/framework/bulk.json"),
    "zh-CN": () => import("../../../locales/zh-CN/framework/bulk.json"),
    "zh-TW": () => import("../../../locales/zh-TW/framework/bulk.json"),
  },
};
