import type { LazyWords } from "../../../src/framework/resource/WithWords";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";

/** Words of imports from a file. */
export const importWords: LazyWords = {
  name: "import",
  words: wordFiles(import.meta.glob<WordFile>("../words/*.json")),
};
