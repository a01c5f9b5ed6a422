import type { LazyWords } from "pilothouse/resource";
import { type WordFile, wordFiles } from "pilothouse/wire";

export const personalWords: LazyWords = {
  name: "personal",
  words: wordFiles(import.meta.glob<WordFile>("../../../locales/*/console/personal.json")),
};
