// The words of the dashboard. They are requested as soon as its code is loaded.
import { language, type ResourceProps } from "pilothouse/wire";
import { joinWords } from "../joinWords";

export const dashboardWords = {
  name: "dashboard",
  words: {
    en: () =>
      joinWords(import("../../../locales/en/console/dashboard.json"), import("../../../locales/en/console/zones.json")),
    "zh-CN": () =>
      joinWords(
        import("../../../locales/zh-CN/console/dashboard.json"),
        import("../../../locales/zh-CN/console/zones.json"),
      ),
    "zh-TW": () =>
      joinWords(
        import("../../../locales/zh-TW/console/dashboard.json"),
        import("../../../locales/zh-TW/console/zones.json"),
      ),
  },
} satisfies Pick<ResourceProps, "name" | "words">;

dashboardWords.words[language.get()]().catch(console.warn);
