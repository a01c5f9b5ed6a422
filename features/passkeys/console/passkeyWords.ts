import type { LazyWords } from "../../../src/framework/resource/WithWords";

export const passkeyWords: LazyWords = {
  name: "passkeys",
  words: {
    en: () => import("../words/en.json"),
    "zh-CN": () => import("../words/zh-CN.json"),
    "zh-TW": () => import("../words/zh-TW.json"),
  },
};
