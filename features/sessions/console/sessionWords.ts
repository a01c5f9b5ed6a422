import type { LazyWords } from "../../../src/framework/resource/WithWords";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";

export const sessionWords: LazyWords = {
  name: "sessions",
  words: wordFiles(import.meta.glob<WordFile>("../words/*.json")),
};
