import type { LazyWords } from "../resource/WithWords";
import * as language from "../wire/language";
import { type WordFile, wordFiles } from "../wire/wordFiles";

export const accountWords: LazyWords = {
  name: "own account",
  words: wordFiles(import.meta.glob<WordFile>("../../../locales/*/framework/account.json")),
};

// The words are loaded in parallel with the record.
accountWords.words[language.get()]().catch(console.warn);
