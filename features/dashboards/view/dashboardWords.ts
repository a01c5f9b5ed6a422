import type { LazyWords } from "../../../src/framework/resource/WithWords";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";

export const dashboardWords: LazyWords = {
  name: "dashboards",
  words: wordFiles(import.meta.glob<WordFile>("../words/*.json")),
};
