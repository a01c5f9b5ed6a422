import type { LazyWords } from "pilothouse/resource";
import { type WordFile, wordFiles } from "pilothouse/wire";

export const supportWords: LazyWords = {
  name: "support",
  words: wordFiles(import.meta.glob<WordFile>("../../../locales/*/console/support.json")),
};
