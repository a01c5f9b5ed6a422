import type { LazyWords } from "./WithWords";
import { type WordFile, wordFiles } from "../wire/wordFiles";

/** Words of forms and record pages, and reasons of refusals. Lists load them after their rows. */
export const formWords: LazyWords = {
  name: "form",
  words: wordFiles(import.meta.glob<WordFile>("../../../locales/*/framework/form.json")),
};
