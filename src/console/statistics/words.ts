// The words of the statistics screens: their own, and the enumerations that answers are grouped by.
import { language, type ResourceProps, type WordTable } from "pilothouse/wire";

type Part = Promise<{ readonly default: WordTable }>;
const joined = async (own: Part, generated: Part): Part => {
  const [first, second] = await Promise.all([own, generated]);
  return { default: { ...second.default, ...first.default } };
};

export const statisticsWords = {
  name: "statistics screens",
  words: {
    en: () =>
      joined(
        import("../../../locales/en/console/statistics.json"),
        import("../../generated/service/statistics/statistics.en"),
      ),
    "zh-CN": () =>
      joined(
        import("../../../locales/zh-CN/console/statistics.json"),
        import("../../generated/service/statistics/statistics.zh-CN"),
      ),
    "zh-TW": () =>
      joined(
        import("../../../locales/zh-TW/console/statistics.json"),
        import("../../generated/service/statistics/statistics.zh-TW"),
      ),
  },
} satisfies Pick<ResourceProps, "name" | "words">;

statisticsWords.words[language.get()]().catch(console.warn);
