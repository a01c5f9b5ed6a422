// The words on the screen, read from where the console reads them.
import { readFileSync } from "node:fs";
import { join } from "node:path";

export type Language = "en" | "zh-CN" | "zh-TW";

const folder = join(import.meta.dirname, "..", "..", "locales");
const read = (language: Language, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, language, `${file}.json`), "utf8"));

/** The text of a key of `locales/`, its placeholders filled in; throws for a key there is not. */
export const wordsOf = (language: Language) => {
  const table = { ...read(language, "kit"), ...read(language, "form"), ...read(language, "console") };
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = table[key];
    if (text === undefined) throw new Error(`locales/${language} has no ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
};
