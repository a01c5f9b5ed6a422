// The words of the statistics screens, and the labels of the fields to group by.
import { language, type ResourceProps, wordsIn } from "pilothouse/wire";
import { mergeWords } from "../mergeWords";

const own = wordsIn(() => import("../../generated/service/statistics/statistics.words"));

export const statisticsWords = {
  name: "statistics screens",
  words: {
    en: () =>
      mergeWords(
        import("../../../locales/en/console/statistics.json"),
        import("../../../locales/en/console/zones.json"),
        own.en(),
      ),
    "zh-CN": () =>
      mergeWords(
        import("../../../locales/zh-CN/console/statistics.json"),
        import("../../../locales/zh-CN/console/zones.json"),
        own["zh-CN"](),
      ),
    "zh-TW": () =>
      mergeWords(
        import("../../../locales/zh-TW/console/statistics.json"),
        import("../../../locales/zh-TW/console/zones.json"),
        own["zh-TW"](),
      ),
  },
} satisfies Pick<ResourceProps, "name" | "words">;

statisticsWords.words[language.get()]().catch(console.warn);
