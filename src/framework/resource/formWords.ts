import type { LazyWords } from "./WithWords";

/** Words of forms and record pages, and reasons of refusals. Lists load them after their rows. */
export const formWords: LazyWords = {
  name: "form",
  words: {
    en: () => import("../../../locales/en/framework/form.json"),
    "zh-CN": () => import("../../../locales/zh-CN/framework/form.json"),
    "zh-TW": () => import("../../../locales/zh-TW/framework/form.json"),
  },
};
