import type { LazyWords } from "../resource/WithWords";

export const historyWords: LazyWords = {
  name: "history",
  words: {
    en: () => import("../../../locales/en/framework/history.json"),
    "zh-CN": () => import("../../../locales/zh-CN/framework/history.json"),
    "zh-TW": () => import("../../../locales/zh-TW/framework/history.json"),
  },
};
