import type { LazyWords } from "../resource/WithWords";
import { type WordFile, wordFiles } from "../wire/wordFiles";

export const bulkWords: LazyWords = {
  name: "bulk",
  words: wordFiles(import.meta.glob<WordFile>("../../../locales/*/framework/bulk.json")),
};
