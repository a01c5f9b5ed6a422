// The words on the screen, read from where the console reads them.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

export type Language = "en" | "zh-CN" | "zh-TW";

const folder = join(import.meta.dirname, "..", "..", "locales");
const read = (language: Language, file: string): Record<string, string> =>
  JSON.parse(readFileSync(join(folder, language, `${file}.json`), "utf8"));

/** The text of a key of `locales/`, its placeholders filled in, in the plural of `count`; throws for a key there is not. */
export const wordsOf = (language: Language) => {
  const files = ["framework", "console"].flatMap((part) =>
    readdirSync(join(folder, language, part)).map((name) => `${part}/${name.replace(/\.json$/, "")}`),
  );
  const table: Record<string, string> = Object.assign({}, ...files.map((file) => read(language, file)));
  return (key: string, values: Readonly<Record<string, string | number>> = {}): string => {
    const text = table[`${key}_${values.count === 1 ? "one" : "other"}`] ?? table[`${key}_other`] ?? table[key];
    if (text === undefined) throw new Error(`locales/${language} has no ${key}`);
    return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ""));
  };
};
