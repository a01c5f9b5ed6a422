// What an import remembers beside the definitions: where they came from, and what it wrote.
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse, stringify } from "yaml";
import { objectIn, listIn, textIn } from "./facts";
import type { ImportOptions } from "./Options";

/** The folder with what the last import wrote. */
export const IMPORT_FOLDER = "imported";
const SETTINGS = join(IMPORT_FOLDER, "import.yaml");
const DEFINITIONS = join(IMPORT_FOLDER, "resources");
export const REPORT_FILE = join(IMPORT_FOLDER, "report.md");

/** The description itself, so that the mock needs nothing else. */
const DESCRIPTION = join(IMPORT_FOLDER, "description");

/** What an import reads. */
export type ImportKind = "openapi" | "sql" | "infer";
export const IMPORT_KINDS: readonly ImportKind[] = ["openapi", "sql", "infer"];

export interface RememberedImport extends ImportOptions {
  readonly kind: ImportKind;
  /** Whether the rows of the source come along. */
  readonly rows: boolean;
  /** The file or the address of the description. */
  readonly place: string;
}

/** The text of the description that was imported last. Null without an import. */
export const readRememberedText = (root: string): string | null => {
  const file = join(root, DESCRIPTION);
  return existsSync(file) ? readFileSync(file, "utf8") : null;
};

export const readRememberedImport = (root: string): RememberedImport | null => {
  const file = join(root, SETTINGS);
  if (!existsSync(file)) return null;
  const facts = objectIn(parse(readFileSync(file, "utf8")));
  return {
    kind: IMPORT_KINDS.find((kind) => kind === facts.kind) ?? "openapi",
    rows: facts.rows === true,
    place: textIn(facts.from),
    title: textIn(facts.title),
    only: listIn(facts.only).map(String),
    set: Object.fromEntries(Object.entries(objectIn(facts.set)).map(([name, value]) => [name, String(value)])),
  };
};

/** Path below resources/ -> the text that the last import wrote. */
export const readWrittenFiles = (root: string): ReadonlyMap<string, string> => {
  const folder = join(root, DEFINITIONS);
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".yaml"));
  return new Map(files.map((path) => [path.replaceAll("\\", "/"), readFileSync(join(folder, path), "utf8")]));
};

/** The address of a database is kept without the password in it. */
const withoutPassword = (place: string): string => place.replace(/^(\w+:\/\/[^:@/]*):[^@/]*@/, "$1@");

export const rememberImport = (
  root: string,
  { kind, rows, place, title, only, set }: RememberedImport,
  files: ReadonlyMap<string, string>,
  { report, text }: { readonly report: string; readonly text: string },
): void => {
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  rmSync(join(root, DEFINITIONS), { recursive: true, force: true });
  for (const [path, text] of files) write(join(DEFINITIONS, path), text);
  const settings = {
    kind,
    from: withoutPassword(place),
    ...(rows && { rows }),
    title,
    ...(only.length > 0 && { only }),
    ...(Object.keys(set).length > 0 && { set }),
  };
  write(
    SETTINGS,
    `# What \`pilothouse import\` was told. The folder resources/ beside this file is what it wrote: do not change it.\n${stringify(settings)}`,
  );
  write(REPORT_FILE, report);
  write(DESCRIPTION, text);
};
