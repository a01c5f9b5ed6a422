import type { LazyWords } from "pilothouse/resource";
import { type WordFile, wordFiles } from "pilothouse/wire";

export const factsWords: LazyWords = {
  name: "facts",
  words: wordFiles(import.meta.glob<WordFile>("../../../locales/*/console/facts.json")),
};
