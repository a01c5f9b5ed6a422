import { forLanguages, LANGUAGES, type Language } from "../../../shared/schema/languages";
import { withOwnWords } from "./ownWords";
import type { Loader, Translations, WordTable } from "./contract";

export interface WordFile {
  readonly default: WordTable;
}

type Files = Readonly<Record<string, Loader<WordFile>>>;
type ByLanguage = Readonly<Record<Language, Loader<WordFile>>>;

/**
 * The file of each language: `wordFiles(import.meta.glob<WordFile>("../words/*.json"))`. Words of a language that
 * the framework lacks are in `locales/<tag>.json` of the console. @throws Error if one of the framework's is missing
 */
export const wordFiles = (files: Files): ByLanguage => {
  const fileOf = (language: string) =>
    Object.entries(files).find(([path]) => path.split(/[/.]/).includes(language))?.[1];
  const others = [...LANGUAGES, "en"].flatMap((language) => fileOf(language) ?? []);
  return forLanguages((language) => {
    const isOwn = !/^(?:en|zh-CN|zh-TW)$/.test(language);
    const file = fileOf(language) ?? (isOwn ? withOwnWords(language, others[0]) : undefined);
    if (file === undefined)
      throw new Error(`There are no words in ${language} among ${Object.keys(files).join(", ")}.`);
    return file;
  });
};

/** The words of each language, from a file with all languages: `wordsIn(() => import("./cron.words"))`. */
export const wordsIn = (load: Loader<{ readonly default: Translations }>): ByLanguage =>
  forLanguages((language) => async () => {
    const all = Object.entries((await load()).default);
    return { default: Object.fromEntries(all.map(([key, texts]) => [key, texts[LANGUAGES.indexOf(language)] ?? ""])) };
  });
