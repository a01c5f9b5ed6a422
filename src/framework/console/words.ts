// Words that every list needs, one file for each language. Words of forms and imports are loaded with them.
import type { Console } from "../shell/Console";
import type { Language, Loader, WordTable } from "../wire/contract";
import { forLanguages } from "../../../shared/schema/languages";
import { type WordFile, wordFiles } from "../wire/wordFiles";

type Tables = readonly Loader<WordFile>[];

const framework = [
  wordFiles(import.meta.glob<WordFile>("../../../locales/*/framework/react-admin.json")),
  wordFiles(import.meta.glob<WordFile>("../../../locales/*/framework/shell.json")),
  wordFiles(import.meta.glob<WordFile>("../../../locales/*/framework/ui.json")),
];

const loaded =
  (tables: Tables): Loader<readonly WordTable[]> =>
  async () =>
    (await Promise.all(tables.map((load) => load()))).map((module) => module.default);

/** The words of the framework, the first words of features, and those of the console, which override the others. */
export const firstWords = ({
  words,
  features = [],
}: Pick<Console, "words" | "features">): Readonly<Record<Language, Loader<readonly WordTable[]>>> =>
  forLanguages((language) =>
    loaded([
      ...framework.map((files) => files[language]),
      ...features.flatMap((one) => one.words?.[language] ?? []),
      ...words[language],
    ]),
  );
