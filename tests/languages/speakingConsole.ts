// Makes a new console that speaks other languages: that of `pilothouse new`, with its texts translated.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { isMap, isScalar, parseDocument, visit } from "yaml";

const HERE = import.meta.dirname;
const ROOT = join(HERE, "../..");
const labels: Readonly<Record<string, Readonly<Record<string, string>>>> = JSON.parse(
  readFileSync(join(HERE, "labels.json"), "utf8"),
);

/** Runs `pilothouse` in a folder. Answers its output and exit code. */
export const pilothouse = (folder: string, ...args: readonly string[]) => {
  const command = join(ROOT, "authoring/cli/pilothouse.mjs");
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], { cwd: folder, encoding: "utf8" });
  return { status, said: `${stdout}${stderr}` };
};

/** The text of a definition, with its words in these languages alone. */
const translate = (text: string, languages: readonly string[]): string => {
  const document = parseDocument(text);
  visit(document, {
    Map: (_, map) => {
      const english: unknown = map.get("en");
      if (typeof english !== "string") return;
      for (const one of ["en", "zh-CN"]) map.delete(one);
      const said = languages.map((one) => {
        const word = one === "en" ? english : labels[english]?.[one];
        if (word === undefined && /^[a-z_]+$/.test(english)) return [one, english] as const;
        if (word === undefined) throw new Error(`labels.json has no ${one} for “${english}”`);
        return [one, word] as const;
      });
      for (const [language, word] of said.toReversed()) map.items.unshift(document.createPair(language, word));
    },
  });
  const { contents } = document;
  if (isMap(contents) && contents.has("sections")) {
    const place = contents.items.findIndex(({ key }) => isScalar(key) && key.value === "title");
    contents.items.splice(
      place,
      0,
      document.createPair("languages", document.createNode([...languages], { flow: true })),
    );
  }
  return document.toString({ lineWidth: 0 });
};

/** A console in tests/output that speaks these languages. Answers its folder, from the root. */
export const speakingConsole = (name: string, languages: readonly string[]): string => {
  const folder = `tests/output/${name}`;
  const place = join(ROOT, folder);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(join(ROOT, "tests/output"), { recursive: true });
  const made = pilothouse(
    ROOT,
    "new",
    folder,
    "--yes",
    "--title",
    "Workshop",
    "--section",
    "stock",
    "--entity",
    "machine",
  );
  if (made.status !== 0) throw new Error(made.said);
  // Without these, the console is a part of this repository, and needs no installation.
  for (const file of ["package.json", "tsconfig.json"]) rmSync(join(place, file));
  const resources = join(place, "resources");
  cpSync(join(HERE, "machine.yaml"), join(resources, "stock/machine.yaml"));
  for (const file of readdirSync(resources, { recursive: true, encoding: "utf8" }))
    if (file.endsWith(".yaml"))
      writeFileSync(join(resources, file), translate(readFileSync(join(resources, file), "utf8"), languages));
  for (const language of languages)
    if (language !== "en") {
      mkdirSync(join(place, "locales"), { recursive: true });
      cpSync(join(HERE, `${language}.json`), join(place, `locales/${language}.json`));
    }
  const generated = pilothouse(place, "generate");
  if (generated.status !== 0) throw new Error(generated.said);
  return folder;
};
