import { forLanguages, type Language } from "../../../shared/schema/languages";
import type { Loader, WordTable } from "./contract";

export interface WordFile {
  readonly default: WordTable;
}

type Files = Readonly<Record<string, Loader<WordFile>>>;

/** The file of each language: `wordFiles(import.meta.glob<WordFile>("../words/*.json"))`. @throws Error if one is missing */
export const wordFiles = (files: Files): Readonly<Record<Language, Loader<WordFile>>> =>
  forLanguages((language) => {
    const [file] = Object.entries(files).flatMap(([path, load]) =>
      path.split(/[/.]/).includes(language) ? [load] : [],
    );
    if (file === undefined)
      throw new Error(`There are no words in ${language} among ${Object.keys(files).join(", ")}.`);
    return file;
  });
