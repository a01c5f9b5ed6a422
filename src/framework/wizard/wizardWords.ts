import type { LazyWords } from "../resource/WithWords";

export const wizardWords: LazyWords = {
  name: "wizard",
  words: {
    en: () => import("../../../locales/en/framework/wizard.json"),
    "zh-CN": () => import("../../../locales/zh-CN/framework/wizard.json"),
    "zh-TW": () => import("../../../locales/zh-TW/framework/wizard.json"),
  },
};
