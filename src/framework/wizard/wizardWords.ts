import type { LazyWords } from "../resource/WithWords";

export const wizardWords: LazyWords = {
  name: "wizard",
  words: {
    en: () => import("../../../locales/en/wizard.json"),
    "zh-CN": () => import("../../../locales/zh-CN/wizard.json"),
    "zh-TW": () => import("../../../locales/zh-TW/wizard.json"),
  },
};
