// The words on the screen, from the same files as in the console.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Language = "en" | "zh-CN" | "zh-TW";

const root = join(import.meta.dirname, "..", "..");

/** The files of words of the framework, features and the console. */
const filesOf = (language: Language): readonly string[] => {
  const all = (part: string): readonly string[] =>
    readdirSync(join(root, "locales", language, part)).map((name) => `locales/${language}/${part}/${name}`);
  const ofFeatures = readdirSync(join(root, "features")).flatMap((name) =>
    ["", "first/", "public/", "page/"].map((when) => `features/${name}/words/${when}${language}.json`),
  );
  return [...all("framework"), ...ofFeatures.filter((file) => existsSync(join(root, file))), ...all("console")];
};

/** The text of a message key with filled placeholders, in the plural form for `count`. Throws for an unknown key. */
export const wordsOf = (language: Language) => {
  const table: Record<string, string> = Object.assign(
    {},
    ...filesOf(language).map((file) => JSON.parse(readFileSync(join(root, file), "utf8"))),
  );
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = table[`${key}_${values.count === 1 ? "one" : "other"}`] ?? table[`${key}_other`] ?? table[key];
    if (text === undefined) throw new Error(`the words of ${language} have no ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
};
