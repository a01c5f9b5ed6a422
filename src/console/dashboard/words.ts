// The words of the dashboard. They are requested as soon as its code is loaded.
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
