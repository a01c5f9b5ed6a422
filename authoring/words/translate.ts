// Takes the texts of a console out for a translator, and puts the translations back.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { CONSOLE_FILE, ENUMS_FILE, ERRORS_FILE, sectionAndNameOf } from "../../generator/layout";
import { listFilesBelow } from "../../generator/output/disk";
import {
  readFrameworkTexts,
  isFrameworkLanguage,
  languagesInConsoleYaml,
  readWords,
  wordsPath,
} from "./frameworkTexts";
import { translatableLabelsIn, writeLabels } from "./labels";
import { readXliff, type XliffUnit, writeXliff } from "./xliff";

const WORDS = "words#";
const HOLES = /\{\{?\w+\}?\}/g;

const isDefinition = (path: string): boolean => sectionAndNameOf(path) !== null;

const textsOf = (root: string) =>
  listFilesBelow(root, "resources")
    .filter((path) => isDefinition(path) || [CONSOLE_FILE, ENUMS_FILE, ERRORS_FILE].includes(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));

/** The texts of a console in one language, with their translations so far. */
export const exportWords = (root: string, to: string): string => {
  const languages = languagesInConsoleYaml(readFileSync(join(root, CONSOLE_FILE), "utf8"));
  const from = languages.find((language) => language !== to) ?? "en";
  const own = readWords(join(root, wordsPath(to)));
  const words = isFrameworkLanguage(to) ? [] : [...readFrameworkTexts(root)];
  const units: readonly XliffUnit[] = [
    ...textsOf(root).flatMap(({ path, text }) =>
      translatableLabelsIn(text, from, to, isDefinition(path)).map(({ path: at, source, target }) => ({
        id: `${path}#${at}`,
        source,
        target,
      })),
    ),
    // The words of the framework are in English, whatever the console speaks.
    ...words.map(([key, source]) => ({ id: `${WORDS}${key}`, source, target: own[key] ?? "" })),
  ];
  return writeXliff({ from, to, units });
};

export interface WordsImport {
  /** How many texts have changed, by file. */
  readonly changed: ReadonlyMap<string, number>;
  /** What was not taken, with the reason. */
  readonly refused: readonly string[];
}

const holesIn = (text: string): string => (text.match(HOLES) ?? []).toSorted().join(" ");

/** A translation without a name in braces, or with another one, would show no value. */
const reasonAgainst = ({ id, source, target }: XliffUnit, known: ReadonlyMap<string, string>): string | null => {
  const now = known.get(id);
  if (now === undefined) return `${id}: the console has no such text any more.`;
  if (now !== source) return `${id}: the text has changed since. It is now “${now}”.`;
  if (holesIn(source) !== holesIn(target)) return `${id}: the names in braces must stay: ${holesIn(source) || "none"}.`;
  return null;
};

/** Writes the translations into the files of the console. Null if the text is no XLIFF 1.2. */
export const importWords = (root: string, xml: string): WordsImport | null => {
  const read = readXliff(xml);
  if (read === null) return null;
  const { from, to } = read;
  const known = new Map(readXliff(exportWords(root, to))?.units.map(({ id, source }) => [id, source]));
  const before = new Map(readXliff(exportWords(root, to))?.units.map(({ id, target }) => [id, target]));
  const refused = read.broken.map((id) => `${id}: the translation has elements of XML in it.`);
  const taken = read.units.filter((unit) => {
    if (unit.target === "" || unit.target === before.get(unit.id)) return false;
    const reason = reasonAgainst(unit, known);
    if (reason !== null) refused.push(reason);
    return reason === null;
  });
  const changed = new Map<string, number>();
  for (const { path, text } of textsOf(root)) {
    const own = taken.filter(({ id }) => id.startsWith(`${path}#`));
    if (own.length === 0) continue;
    const translations = new Map(own.map(({ id, target }) => [id.slice(path.length + 1), target]));
    writeFileSync(join(root, path), writeLabels(text, from, to, translations, isDefinition(path)));
    changed.set(path, own.length);
  }
  const words = taken.filter(({ id }) => id.startsWith(WORDS));
  if (words.length > 0) {
    const file = join(root, wordsPath(to));
    const all = {
      ...readWords(file),
      ...Object.fromEntries(words.map(({ id, target }) => [id.slice(WORDS.length), target])),
    };
    if (!existsSync(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(all, null, 2)}\n`);
    changed.set(wordsPath(to), words.length);
  }
  return { changed, refused };
};
