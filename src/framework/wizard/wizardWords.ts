import type { LazyWords } from "../resource/WithWords";
import { type WordFile, wordFiles } from "../wire/wordFiles";

export const wizardWords: LazyWords = {
  name: "wizard",
  words: wordFiles(import.meta.glob<WordFile>("../../../locales/*/framework/wizard.json")),
};
