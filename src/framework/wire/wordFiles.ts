import { forLanguages, LANGUAGES, type Language } from "../../../shared/schema/languages";
import type { Loader, Translations, WordTable } from "./contract";

export interface WordFile {
  readonly default: WordTable;
}

type Files = Readonly<Record<string, Loader<WordFile>>>;
type ByLanguage = Readonly<Record<Language, Loader<WordFile>>>;

/** The file of each language: `wordFiles(import.meta.glob<WordFile>("../words/*.json"))`. @throws Error if one is missing */
export const wordFiles = (files: Files): ByLanguage =>
  forLanguages((language) => {
    const [file] = Object.entries(files).flatMap(([path, load]) =>
      path.split(/[/.]/).includes(language) ? [load] : [],
    );
    if (file === undefined)
      throw new Error(`There are no words in ${language} among ${Object.keys(files).join(", ")}.`);
    return file;
  });

/** The words of each language, from a file with all languages: `wordsIn(() => import("./cron.words"))`. */
export const wordsIn = (load: Loader<{ readonly default: Translations }>): ByLanguage =>
  forLanguages((language) => async () => {
    const all = Object.entries((await load()).default);
    return { default: Object.fromEntries(all.map(([key, texts]) => [key, texts[LANGUAGES.indexOf(language)] ?? ""])) };
  });
