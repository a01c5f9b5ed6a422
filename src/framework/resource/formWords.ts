import type { LazyWords } from "./WithWords";
import { type WordFile, wordFiles } from "../wire/wordFiles";

/** Words of forms and record pages, and the reasons of refusals. In lists, they are loaded after the rows. */
export const formWords: LazyWords = {
  name: "form",
  words: wordFiles(import.meta.glob<WordFile>("../../../locales/*/framework/form.json")),
};
