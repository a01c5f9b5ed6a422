import type { LazyWords } from "pilothouse/resource";
import { type WordFile, wordFiles } from "pilothouse/wire";

export const roundWords: LazyWords = {
  name: "rounds",
  words: wordFiles(import.meta.glob<WordFile>("../words/*.json")),
};
