import type { LazyWords } from "../../../src/framework/resource/WithWords";

/** Words of imports from a file. */
export const importWords: LazyWords = {
  name: "import",
  words: {
    en: () => import("../words/en.json"),
    "zh-CN": () => import("../words/zh-CN.json"),
    "zh-TW": () => import("../words/zh-TW.json"),
  },
};
