// The words of the framework in English, which a console in another language needs in its own file.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { FEATURES } from "../../generator/definition/features";
import { CONSOLE_FILE, FEATURES_FOLDER as FOLDER } from "../../generator/layout";
import { toolRoot } from "../../generator/output/toolRoot";

/** The end of a key for a plural form other than the general one. */
export const PLURAL_SUFFIX = /_(?:zero|one|two|few|many)$/;

export type TextsByKey = ReadonlyMap<string, string>;

export const readWords = (file: string): Readonly<Record<string, string>> =>
  existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : {};

/** The languages that the framework has words for. */
const OWN = ["en", "zh-CN", "zh-TW"];
export const isFrameworkLanguage = (language: string): boolean => OWN.includes(language);
export const wordsPath = (language: string): string => `locales/${language}.json`;

/** The languages in console.yaml. Empty if it has no such list. */
export const languagesInConsoleYaml = (text: string): readonly string[] => {
  const written: unknown = parse(text, { logLevel: "silent" })?.languages;
  return Array.isArray(written) ? written.map(String) : [];
};

/** The features in console.yaml; without such a list, all. */
const featuresIn = (root: string): readonly string[] => {
  const written: unknown = parse(readFileSync(join(root, CONSOLE_FILE), "utf8"), { logLevel: "silent" })?.features;
  return Array.isArray(written) ? written.map(String) : Object.keys(FEATURES);
};

const filesBelow = (folder: string): readonly string[] =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: "utf8" })
        .map((name) => join(folder, name))
        .filter((file) => /[/\\]en\.json$/.test(file))
    : [];

/** All words of the framework and of the features of a console, by key, in English. */
export const readFrameworkTexts = (root: string): TextsByKey => {
  const framework = join(toolRoot(), "locales/en/framework");
  const files = [
    ...readdirSync(framework).map((name) => join(framework, name)),
    ...featuresIn(root).flatMap((name) => filesBelow(join(toolRoot(), FOLDER, name, "words"))),
  ];
  return new Map(files.flatMap((file) => Object.entries(readWords(file))));
};

/** The keys that the words of a language lack. A text that counts has one for each form of its language. */
export const findMissingKeys = (root: string, language: string): readonly string[] => {
  const own = readWords(join(root, wordsPath(language)));
  return [...readFrameworkTexts(root).keys()].filter(
    (key) =>
      own[key] === undefined && !(PLURAL_SUFFIX.test(key) && own[key.replace(PLURAL_SUFFIX, "_other")] !== undefined),
  );
};

/** A sentence for each language whose words are not complete. */
export const findMissingWords = (root: string): readonly string[] => {
  const languages = languagesInConsoleYaml(readFileSync(join(root, CONSOLE_FILE), "utf8"));
  const shown = languages.find(isFrameworkLanguage) ?? "en";
  return languages
    .filter((one) => !isFrameworkLanguage(one))
    .flatMap((language) => {
      const missing = findMissingKeys(root, language);
      const all = readFrameworkTexts(root).size;
      return missing.length === 0
        ? []
        : `Warning: ${wordsPath(language)} lacks ${missing.length} of ${all} words, such as ${missing.slice(0, 3).join(", ")}. People see them in ${shown}.`;
    });
};
