// The words of the dashboard. They are requested as soon as its code is loaded.
import { language, type ResourceProps } from "pilothouse/wire";
import { mergeWords } from "../mergeWords";

export const dashboardWords = {
  name: "dashboard",
  words: {
    en: () =>
      mergeWords(
        import("../../../locales/en/console/dashboard.json"),
        import("../../../locales/en/console/zones.json"),
      ),
    "zh-CN": () =>
      mergeWords(
        import("../../../locales/zh-CN/console/dashboard.json"),
        import("../../../locales/zh-CN/console/zones.json"),
      ),
    "zh-TW": () =>
      mergeWords(
        import("../../../locales/zh-TW/console/dashboard.json"),
        import("../../../locales/zh-TW/console/zones.json"),
      ),
  },
} satisfies Pick<ResourceProps, "name" | "words">;

dashboardWords.words[language.get()]().catch(console.warn);
