import type { LazyWords } from "../resource/WithWords";

export const apiTestWords: LazyWords = {
  name: "apitest",
  words: {
    en: () => import("../../../locales/en/framework/apitest.json"),
    "zh-CN": () => import("../../../locales/zh-CN/framework/apitest.json"),
    "zh-TW": () => import("../../../locales/zh-TW/framework/apitest.json"),
  },
};
