// Checks `languages` of console.yaml, and the console's own files of words for languages that the framework does not
// have.
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findNearest, suggest } from "../../generator/definition/nearest";
import { isObject } from "../../generator/definition/part";
import { complainAbout, type Report } from "../../generator/definition/Problem";
import type { Sources } from "../../generator/definition/readSources";
import { CONSOLE_FILE } from "../../generator/layout";
import { LANGUAGES } from "../../shared/schema/languages";
import {
  PLURAL_SUFFIX,
  readFrameworkTexts,
  isFrameworkLanguage,
  languagesInConsoleYaml,
  wordsPath,
} from "../words/frameworkTexts";

const LETTERS = [..."abcdefghijklmnopqrstuvwxyz"];
const englishName = new Intl.DisplayNames(["en"], { type: "language", fallback: "none" });

/** The tag in its usual form. Null if the text is no tag, or if the language is unknown. */
const canonical = (tag: string): string | null => {
  try {
    const [usual = ""] = Intl.getCanonicalLocales(tag.replaceAll("_", "-"));
    return englishName.of(usual) === undefined ? null : usual;
  } catch {
    return null;
  }
};

/** Languages with two letters, by tag and by English name. */
const known = (): ReadonlyMap<string, string> =>
  new Map(
    LETTERS.flatMap((one) => LETTERS.map((other) => one + other)).flatMap((tag) => {
      const name = canonical(tag) === tag ? englishName.of(tag) : undefined;
      return name === undefined ? [] : [[name.toLowerCase(), tag] as const, [tag, tag] as const];
    }),
  );

const adviceOn = (written: string): string => {
  const tags = known();
  const guess = findNearest(written.toLowerCase(), [...tags.keys()]);
  const meant = tags.get(written.toLowerCase()) ?? (guess === null ? undefined : tags.get(guess));
  return meant === undefined
    ? "Write a tag of BCP 47, such as en, fr, ar, pt-BR or zh-CN."
    : `Did you mean \`${meant}\`? A language is a tag of BCP 47, such as en, ar or pt-BR.`;
};

const checkTags = (written: readonly string[], report: Report): boolean => {
  const complain = complainAbout(CONSOLE_FILE, report);
  let isSound = true;
  written.forEach((tag, index) => {
    const usual = canonical(tag);
    const isTwice = written.indexOf(tag) < index;
    if (usual === tag && !isTwice) return;
    isSound = false;
    if (usual === null)
      complain("P263", ["languages", index], `\`${tag}\` is not the tag of a language`, adviceOn(tag));
    else if (usual !== tag)
      complain("P263", ["languages", index], `\`${tag}\` is not how this tag is written`, `Write \`${usual}\`.`);
    else complain("P231", ["languages", index], `\`${tag}\` is listed twice`, "Remove one of the two.");
  });
  return isSound;
};

const readJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

const checkKeys = (root: string, path: string, text: string, report: Report): void => {
  const complain = complainAbout(path, report);
  const words = readJson(text);
  if (!isObject(words)) {
    complain("P266", [], `${path} is no map of words in JSON`, 'Write `{ "ra.action.save": "…" }`.');
    return;
  }
  const keys = readFrameworkTexts(root);
  const stems = new Set([...keys.keys()].map((key) => key.replace(/_other$/, "")));
  for (const [key, word] of Object.entries(words)) {
    const at = text.indexOf(JSON.stringify(key));
    if (typeof word !== "string" || word.trim() === "")
      complain("P266", [], `\`${key}\` of ${path} has no text`, "Write the text, or remove the key.", at);
    else if (!keys.has(key) && !stems.has(key.replace(PLURAL_SUFFIX, "")))
      complain("P266", [], `nothing shows \`${key}\` of ${path}`, suggest(key, keys.keys()), at);
  }
};

const checkWords = (root: string, language: string, place: number, report: Report): void => {
  const path = wordsPath(language);
  if (existsSync(join(root, path))) checkKeys(root, path, readFileSync(join(root, path), "utf8"), report);
  else
    complainAbout(CONSOLE_FILE, report)(
      "P266",
      ["languages", place],
      `the framework has no words in \`${language}\`, and ${path} is missing`,
      `Write ${path}, at first \`{}\`: it has the words of the framework by key. \`check\` says which are missing.`,
    );
};

export const checkLanguages = (root: string, { files }: Sources, report: Report): void => {
  const text = files.find(({ path }) => path === CONSOLE_FILE)?.text ?? "";
  const written = languagesInConsoleYaml(text);
  if (written.length === 0 || !checkTags(written, report)) return;
  const isOther = written.join() !== LANGUAGES.join();
  if (isOther)
    complainAbout(CONSOLE_FILE, report)(
      "P265",
      ["languages"],
      `this command began with the languages ${LANGUAGES.join(", ")}`,
      "Start it again with `npx pilothouse`, in the folder of the console.",
    );
  else
    written.forEach((language, index) => {
      if (!isFrameworkLanguage(language)) checkWords(root, language, index, report);
    });
};
