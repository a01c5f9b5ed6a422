import { describe, expect, it } from "vitest";
import { projectFiles as sources, readSource } from "./sources";

const LANGUAGES = ["en", "zh-CN", "zh-TW"] as const;
const words = (language: string, file: string): Record<string, string> =>
  JSON.parse(readSource(file.replace("*", language)));
const placeholders = (text: string): string =>
  [...text.matchAll(/\{\{\s*(\w+)(?:, \w+)?\s*\}\}/g)]
    .map((match) => match[1])
    .sort()
    .join();
/** English needs plural forms that Chinese does not have. */
const stem = (key: string): string => key.replace(/_(one|other|zero)$/, "");

const files = sources
  .filter((file) =>
    /^(?:locales\/en\/(?:framework|console)|features\/\w+\/words(?:\/(?:first|public))?)\/[\w.-]+\.json$/.test(file),
  )
  .filter((file) => file.startsWith("locales/") || file.endsWith("/en.json"))
  .map((file) => file.replace(/(?<=^locales\/)en|en(?=\.json$)/, "*"));

describe.each(files)("%s", (file) => {
  it.each(LANGUAGES)("has every key in %s", (language) => {
    const english = new Set(Object.keys(words("en", file)).map(stem));
    const own = new Set(Object.keys(words(language, file)).map(stem));
    expect([...english].filter((key) => !own.has(key))).toEqual([]);
    expect([...own].filter((key) => !english.has(key))).toEqual([]);
  });

  it.each(["zh-CN", "zh-TW"])("uses the same placeholders in %s", (language) => {
    const english = words("en", file);
    const wrong = Object.entries(words(language, file)).filter(([key, text]) => {
      const original = english[key] ?? english[`${stem(key)}_other`];
      return original !== undefined && placeholders(original) !== placeholders(text);
    });
    expect(wrong).toEqual([]);
  });

  it("counts in English with a plural of one", () => {
    const english = words("en", file);
    const counted = /\{\{(count|shown|seconds|minutes|hours|days)\}\} [a-z]+s\b/;
    const hasBoth = (key: string) => key.endsWith("_other") && english[key.replace(/_other$/, "_one")] !== undefined;
    const alone = Object.entries(english).filter(
      ([key, text]) => counted.test(text) && !key.endsWith("many") && !hasBoth(key),
    );
    expect(alone).toEqual([]);
  });

  it("has no Chinese character in English", () => {
    expect(
      Object.entries(words("en", file)).filter(
        ([, text]) => /\p{Script=Han}/u.test(text) && !/^(简体中文|繁體中文|中文)/.test(text),
      ),
    ).toEqual([]);
  });
});

it.each([
  ["src/framework", "framework"],
  ["src/console", "console"],
  ["src/overrides", "console"],
])("%s asks for words of locales/*/%s alone", (folder, part) => {
  const asked = sources
    .filter((file) => file.startsWith(`${folder}/`))
    .flatMap((file) =>
      [...readSource(file).matchAll(/locales\/[\w-]+\/([\w-]+)/g)].map((found) => `${file} ${found[1]}`),
    );
  expect(asked.filter((place) => !place.endsWith(` ${part}`))).toEqual([]);
});
