import type { LazyWords } from "../../../src/framework/resource/WithWords";
import { type WordFile, wordFiles } from "../../../src/framework/wire/wordFiles";

export const passkeyWords: LazyWords = {
  name: "passkeys",
  words: wordFiles(import.meta.glob<WordFile>("../words/*.json")),
};
