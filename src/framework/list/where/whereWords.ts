import type { LazyWords } from "../../resource/WithWords";
import { type WordFile, wordFiles } from "../../wire/wordFiles";

/** The words of conditions. They are loaded together with the conditions. */
export const whereWords: LazyWords = {
  name: "where",
  words: wordFiles(import.meta.glob<WordFile>("../../../../locales/*/framework/where.json")),
};
