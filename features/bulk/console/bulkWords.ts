import type { LazyWords } from "../../../src/framework/resource/WithWords";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";

export const bulkWords: LazyWords = {
  name: "bulk",
  words: wordFiles(import.meta.glob<WordFile>("../words/*.json")),
};
