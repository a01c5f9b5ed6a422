import type { LazyWords } from "../resource/WithWords";

/** Words of imports from a file. */
export const importWords: LazyWords = {
  name: "import",
  words: {
    en: () => import("../../../locales/en/framework/import.json"),
    "zh-CN": () => import("../../../locales/zh-CN/framework/import.json"),
    "zh-TW": () => import("../../../locales/zh-TW/framework/import.json"),
  },
};
