// The words of the statistics screens: their own, and the enumerations that answers are grouped by.
import { language, type ResourceProps } from "pilothouse/wire";
import { joinWords } from "../joinWords";

export const statisticsWords = {
  name: "statistics screens",
  words: {
    en: () =>
      joinWords(
        import("../../../locales/en/console/statistics.json"),
        import("../../../locales/en/console/zones.json"),
        import("../../generated/service/statistics/statistics.en"),
      ),
    "zh-CN": () =>
      joinWords(
        import("../../../locales/zh-CN/console/statistics.json"),
        import("../../../locales/zh-CN/console/zones.json"),
        import("../../generated/service/statistics/statistics.zh-CN"),
      ),
    "zh-TW": () =>
      joinWords(
        import("../../../locales/zh-TW/console/statistics.json"),
        import("../../../locales/zh-TW/console/zones.json"),
        import("../../generated/service/statistics/statistics.zh-TW"),
      ),
  },
} satisfies Pick<ResourceProps, "name" | "words">;

statisticsWords.words[language.get()]().catch(console.warn);
