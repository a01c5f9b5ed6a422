// The dashboard's own words, asked for as soon as its code is there: nothing waits for them twice.
import { language, type ResourceProps } from "pilothouse/wire";

export const dashboardWords = {
  name: "dashboard",
  words: {
    en: () => import("../../../locales/en/console/dashboard.json"),
    "zh-CN": () => import("../../../locales/zh-CN/console/dashboard.json"),
    "zh-TW": () => import("../../../locales/zh-TW/console/dashboard.json"),
  },
} satisfies Pick<ResourceProps, "name" | "words">;

dashboardWords.words[language.get()]().catch(console.warn);
