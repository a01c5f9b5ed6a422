// Words of the framework that definitions and the platform need. Additional languages are in a file of the console.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import en from "../../locales/en/framework/definitions.json";
import simplified from "../../locales/zh-CN/framework/definitions.json";
import traditional from "../../locales/zh-TW/framework/definitions.json";
import { forLanguages, LANGUAGES, type Language, type Words } from "../../shared/schema/languages";

type Table = Readonly<Record<string, string>>;
/** Words of the framework, by tag of the language. English is one of them. */
export type OwnWordTables = Readonly<Record<string, Table>> & { readonly en: Table };

const readTable = (language: Language): Table => {
  try {
    return JSON.parse(readFileSync(join(process.env.CONSOLE_LOCALES ?? "locales", `${language}.json`), "utf8"));
  } catch {
    // `check` refuses such a file.
    return {};
  }
};

/**
 * Finds a word in a language; if missing, in the first language of the console that has it, or in English. A language
 * without plural forms, such as Chinese, has only the form `_other`.
 */
export const createWordFinder = (own: OwnWordTables): ((language: Language, key: string) => string | undefined) => {
  const tables = new Map(LANGUAGES.map((language) => [language, own[language] ?? readTable(language)]));
  return (language, key) => {
    const mine = tables.get(language);
    const others = [...tables.values(), own.en];
    return (
      mine?.[key] ?? mine?.[key.replace(/_one$/, "_other")] ?? others.find((table) => table[key] !== undefined)?.[key]
    );
  };
};

const find = createWordFinder({ en, "zh-CN": simplified, "zh-TW": traditional });

/** A text of the framework in definitions, in every language. */
export const frameworkText = (key: keyof typeof en): Words => forLanguages((language) => find(language, key) ?? key);
