// pilothouse words: the texts of the console in the current folder, for translators and back. See USAGE.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CONSOLE_FILE } from "../../generator/layout";
import { languagesInConsoleYaml } from "./frameworkTexts";
import { exportWords, importWords } from "./translate";

const USAGE = `Usage: pilothouse words export LANGUAGE FILE
       pilothouse words import FILE

  LANGUAGE  a language that \`languages\` of console.yaml lists, such as fr
  FILE      a file for translators, XLIFF 1.2, such as fr.xlf`;

const root = process.cwd();

/** Answers why it could not be done; null if it was. */
const exportTo = (language: string, file: string): string | null => {
  const languages = languagesInConsoleYaml(readFileSync(join(root, CONSOLE_FILE), "utf8"));
  if (languages.length > 0 && !languages.includes(language))
    return `\`languages\` of ${CONSOLE_FILE} has no ${language}. Add it there first.`;
  writeFileSync(join(root, file), exportWords(root, language));
  console.log(`${file} has the texts of this console for ${language}.`);
  return null;
};

const importFrom = (file: string): string | null => {
  if (!existsSync(join(root, file))) return `There is no file ${file}.`;
  const imported = importWords(root, readFileSync(join(root, file), "utf8"));
  if (imported === null) return `${file} is no XLIFF 1.2.`;
  for (const [path, count] of imported.changed) console.log(`${path}: ${count}`);
  console.log(imported.changed.size === 0 ? "Nothing has changed." : "Run npx pilothouse generate.");
  return imported.refused.length === 0 ? null : imported.refused.join("\n");
};

const run = ([what, first, second, ...more]: readonly string[]): string | null => {
  if (what === "export" && first !== undefined && second !== undefined && more.length === 0)
    return exportTo(first, second);
  return what === "import" && first !== undefined && second === undefined ? importFrom(first) : USAGE;
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { help: { type: "boolean", short: "h" } },
});
const reason = values.help === true ? null : run(positionals);
if (values.help === true) console.log(USAGE);
if (reason !== null) {
  console.error(reason);
  process.exitCode = 2;
}
