import type { LazyWords } from "../../resource/WithWords";
import { type WordFile, wordFiles } from "../../wire/wordFiles";

/** The words of conditions, which are loaded with them. */
export const whereWords: LazyWords = {
  name: "where",
  words: wordFiles(import.meta.glob<WordFile>("../../../../locales/*/framework/where.json")),
};
