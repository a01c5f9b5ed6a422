import type { LazyWords } from "../../resource/WithWords";

export const viewWords: LazyWords = {
  name: "views",
  words: {
    en: () => import("../../../../locales/en/framework/views.json"),
    "zh-CN": () => import("../../../../locales/zh-CN/framework/views.json"),
    "zh-TW": () => import("../../../../locales/zh-TW/framework/views.json"),
  },
};
