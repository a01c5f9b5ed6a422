// Words in languages that the framework lacks, from `locales/<tag>.json` of the console.
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

/** Copies the text for the plural form `other` to all plural forms of the language, because it may have more forms. */
const counted = (table: WordTable, language: Language): WordTable => {
  const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
  return Object.fromEntries(
    Object.entries(table).flatMap(([key, text]) =>
      key.endsWith("_other") ? forms.map((form) => [key.replace(/other$/, form), text]) : [[key, text]],
    ),
  );
};

/** Loads a file of words in another language, and replaces those words that the console has in this language. */
export const withOwnWords = (
  language: Language,
  load: Loader<{ readonly default: WordTable }> | undefined,
): typeof load =>
  load &&
  (async () => {
    const [own, { default: other }] = await Promise.all([loadOwnWords(language), load()]);
    return { default: { ...counted(other, language), ...counted(own, language), ...own } };
  });
