// The words of the console follow the glossary, in definitions and in locales/.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES, type Language } from "../../src/framework/wire/contract";
import { PROPER_NAMES, FORBIDDEN_WORDS, TERMS } from "./glossary";
import { projectFiles, isGenerated, readSource, root } from "./sources";

type Texts = ReadonlyMap<string, string>;

const HAN = /\p{Script=Han}/u;
const LINE = /^\s+(?:"([\w.-]+)"|(\w+)):\s*("(?:[^"\\]|\\.)*"),?$/gm;

/** The same pattern for words with one text for each language. */
const LINES = /^\s+"([\w.-]+)":\s*(\[(?:\s*"(?:[^"\\]|\\.)*",?)+\s*\]),?$/gm;

/** Texts by their source: a key of the generated tables, or a file of locales/ and its key. */
const textsOf = (language: Language): Texts => {
  const texts = new Map<string, string>();
  const own = projectFiles.filter((one) => one.startsWith("src/") && isGenerated(one));
  for (const file of own.filter((one) => one.endsWith(".words.ts")))
    for (const [, key = "", said = "[]"] of readSource(file).matchAll(LINES))
      texts.set(key, String(JSON.parse(said.replace(/,\s*\]$/, "]"))[LANGUAGES.indexOf(language)]));
  for (const file of own.filter((one) => one.endsWith(`/words/${language}.ts`)))
    for (const [, quoted, plain, text = '""'] of readSource(file).matchAll(LINE))
      texts.set(quoted ?? plain ?? "", String(JSON.parse(text)));
  for (const part of ["framework", "console"])
    for (const file of readdirSync(join(root, "locales", language, part)))
      for (const [key, text] of Object.entries(JSON.parse(readSource(`locales/${language}/${part}/${file}`))))
        texts.set(`${part}/${file} ${key}`, String(text));
  return texts;
};
const texts = { en: textsOf("en"), "zh-CN": textsOf("zh-CN"), "zh-TW": textsOf("zh-TW") };
const entriesOf = (language: keyof typeof texts) => [...texts[language]];

it("are some thousands", () => {
  for (const language of LANGUAGES) expect(texts[language].size).toBeGreaterThan(2500);
});

describe.each(LANGUAGES)("the words of %s", (language) => {
  it("say nothing that has another name", () => {
    const wrong = entriesOf(language).filter(([, text]) => FORBIDDEN_WORDS[language].some((word) => word.test(text)));
    expect(wrong).toEqual([]);
  });
});

it("have no Chinese letter in English", () => {
  expect(entriesOf("en").filter(([, text]) => HAN.test(text))).toEqual([]);
});

it.each(["zh-CN", "zh-TW"] as const)("are in Chinese in %s, except names", (language) => {
  const foreign = entriesOf(language).filter(([, text]) => {
    const words = HAN.test(text) ? [] : text.replaceAll(/\{\{\w+\}\}/g, "").match(/[A-Za-z]+/g);
    return words?.some((word) => !PROPER_NAMES.has(word)) ?? false;
  });
  expect(foreign).toEqual([]);
});

describe.each(["zh-CN", "zh-TW"] as const)("terms of the glossary, in %s", (language) => {
  it.each(TERMS)("$en", ({ en, [language]: names }) => {
    // The title of a group of fields may say more in Chinese: 账号信息.
    const here = entriesOf("en").filter(([key, text]) => text === en && !key.includes(".groups."));
    expect(here.length).toBeGreaterThan(0);
    const others = here.flatMap(([key]) => {
      const text = texts[language].get(key) ?? "";
      return names.includes(text) ? [] : [`${key}: ${text}`];
    });
    expect(others).toEqual([]);
  });
});
