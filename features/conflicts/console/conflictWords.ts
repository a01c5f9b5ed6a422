import type { LazyWords } from "../../../src/framework/resource/WithWords";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";

export const conflictWords: LazyWords = {
  name: "conflicts",
  words: wordFiles(import.meta.glob<WordFile>("../words/*.json")),
};
