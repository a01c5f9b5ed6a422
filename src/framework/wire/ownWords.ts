// Words in languages that the framework has none for, from `locales/<tag>.json` of the console. They are loaded at once.
import type { Language } from "../../../shared/schema/languages";
import type { Loader, WordTable } from "./contract";

const files = import.meta.glob<{ readonly default: WordTable }>("/locales/*.json");
const tables = new Map<Language, WordTable>();

/** Loads the words of the console in a language, if it has such a file. */
export const loadOwnWords = async (language: Language): Promise<WordTable> => {
  const table = tables.get(language) ?? (await files[`/locales/${language}.json`]?.())?.default ?? {};
  tables.set(language, table);
  return table;
};

/** A word of a language whose words are loaded. */
export const ownWord = (language: Language, key: string): string | undefined => tables.get(language)?.[key];

/** A text that counts needs one for each plural form of its language: until it has them, that of the other language. */
const counted = (table: WordTable, language: Language): WordTable => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, text]) =>
      key.endsWith("_other") ? forms.map((form) => [key.replace(/other$/, form), text]) : [[key, text]],
    ),
  );
};

/** The words of a file in another language, of which those of the console replace what they have. */
export const withOwnWords = (
  language: Language,
  load: Loader<{ readonly default: WordTable }> | undefined,
): typeof load =>
  load &&
  (async () => {
    const [own, { default: other }] = await Promise.all([loadOwnWords(language), load()]);
    return { default: { ...counted(other, language), ...counted(own, language), ...own } };
  });
