import type { LazyWords } from "../../resource/WithWords";

/** The words of conditions, which are loaded with them. */
export const whereWords: LazyWords = {
  name: "where",
  words: {
    en: () => import("../../../../locales/en/framework/where.json"),
    "zh-CN": () => import("../../../../locales/zh-CN/framework/where.json"),
    "zh-TW": () => import("../../../../locales/zh-TW/framework/where.json"),
  },
};
