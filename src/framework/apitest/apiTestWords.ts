import type { LazyWords } from "../resource/WithWords";

export const apiTestWords: LazyWords = {
  name: "apitest",
  words: {
    en: () => import("../../../locales/en/apitest.json"),
    "zh-CN": () => import("../../../locales/zh-CN/apitest.json"),
    "zh-TW": () => import("../../../locales/zh-TW/apitest.json"),
  },
};
