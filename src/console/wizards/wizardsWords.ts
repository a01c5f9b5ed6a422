import type { LazyWords } from "pilothouse/resource";
import { language } from "pilothouse/wire";
import { type WordFile, wordFiles } from "pilothouse/wire";

/** The words of this product's wizards, in addition to those of every wizard. */
export const wizardsWords: LazyWords = {
  name: "wizards",
  words: wordFiles(import.meta.glob<WordFile>("../../../locales/*/console/wizards.json")),
};

// The words are loaded in parallel with the framework's words.
wizardsWords.words[language.get()]().catch(console.warn);
