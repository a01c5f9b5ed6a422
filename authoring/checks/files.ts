// Finds files in resources/ and src/overrides that nobody reads, and texts that cannot be read.
import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { isMap, parseDocument } from "yaml";
import { DEFINITION_FORMAT } from "../../generator/definition/ConsoleDefinition";
import { suggest } from "../../generator/definition/nearest";
import { complainAbout, type Report } from "../../generator/definition/Problem";
import type { Sources } from "../../generator/definition/readSources";
import {
  CONSOLE_FILE,
  ENUMS_FILE,
  ERRORS_FILE,
  HOST_FILE,
  OVERRIDES_FOLDER,
  RESOURCES_FOLDER,
  SAMPLES_FILE,
  sectionAndNameOf,
  WORDS_FILE,
} from "../../generator/layout";
import { checkLanguages } from "./languages";

const SINGLES: readonly string[] = [CONSOLE_FILE, ENUMS_FILE, ERRORS_FILE, HOST_FILE, WORDS_FILE, SAMPLES_FILE];
/** Notes for people, schemas for editors, pictures and fonts of the theme, and files that are being written. */
const HARMLESS = /\.(?:md|txt|json|svg|png|webp|woff2|part)$/;

/** What to do with a file in resources/ that nobody reads; null for a file that is read. */
const adviceFor = (root: string, path: string, isLink: boolean): string | null => {
  const name = basename(path);
  const folder = dirname(path);
  if (name.startsWith(".") || HARMLESS.test(name)) return null;
  if (isLink)
    return existsSync(join(root, path))
      ? "A link is not followed: put the file itself there."
      : "The link leads to no file: remove it, or put the file itself there.";
  if (/\.ya?ml$/i.test(name) && !name.endsWith(".yaml"))
    return `Rename it to ${folder}/${name.replace(/\.ya?ml$/i, ".yaml")}.`;
  if (!name.endsWith(".yaml")) return "Remove it, or move it out of resources/.";
  const [, section, ...below] = path.split("/");
  if (below.length > 1)
    return `Move it to ${RESOURCES_FOLDER}/${section}/${name}: folders of sections have no folders.`;
  if (SINGLES.includes(path) || sectionAndNameOf(path) !== null) return null;
  const names = SINGLES.map((one) => basename(one));
  return `Move a definition to the folder of its section, such as ${RESOURCES_FOLDER}/inventory/${name}. Files here: ${suggest(name, names)}`;
};

const checkFolder = (root: string, report: Report): void => {
  const entries = readdirSync(join(root, RESOURCES_FOLDER), { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    if (entry.isDirectory()) continue;
    const path = relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/");
    const advice = adviceFor(root, path, entry.isSymbolicLink());
    if (advice !== null) complainAbout(path, report)("P226", [], `nobody reads ${path}`, advice);
  }
};

const MARKER = /^(?:<{7}|={7}|>{7})(?:\s|$)/m;

const checkTexts = ({ files }: Sources, report: Report): void => {
  for (const { path, text } of files) {
    const complain = complainAbout(path, report);
    const foreign = text.indexOf("\uFFFD");
    if (foreign >= 0)
      complain("P101", [], "the file is not written in UTF-8", "Save it as UTF-8 in your editor.", foreign);
    const conflict = MARKER.exec(text);
    if (conflict !== null)
      complain(
        "P101",
        [],
        "a conflict of two versions is not resolved",
        "Keep the lines of one version, and remove the lines with `<<<<<<<`, `=======` and `>>>>>>>` of the conflict.",
        conflict.index,
      );
  }
};

const VIEW = /(?:List|Show|Create|Edit|Inputs|\.parts)\.(?:ts|js|jsx|mts)$/;

const checkViews = ({ written }: Sources, report: Report): void => {
  for (const file of written)
    if (file.startsWith(`${OVERRIDES_FOLDER}/`) && VIEW.test(file))
      complainAbout(file, report)(
        "P160",
        [],
        `${basename(file)} replaces no view`,
        `Views and parts are written in files that end with .tsx: rename it to ${file.replace(/\.\w+$/, ".tsx")}.`,
      );
};

/** The usual line with the format. If a file has this line, it need not be parsed. */
const USUAL_FORMAT = new RegExp(`^format: ${DEFINITION_FORMAT}[ \\t]*(?:#.*)?\\r?$`, "m");

/** The definitions are not read if their format differs, because their keys may have had another meaning. */
const checkFormat = ({ files }: Sources, report: Report): void => {
  const text = files.find(({ path }) => path === CONSOLE_FILE)?.text;
  if (text === undefined || USUAL_FORMAT.test(text)) return;
  const complain = complainAbout(CONSOLE_FILE, report);
  const { contents, errors } = parseDocument(text, { logLevel: "silent" });
  if (errors.length > 0 || !isMap(contents)) return;
  const written: unknown = contents.get("format");
  if (written === DEFINITION_FORMAT) return;
  if (!contents.has("format"))
    complain(
      "P257",
      [],
      "the definitions are written for an earlier version of Pilothouse",
      "Run npm run upgrade. It changes what it can, names what is left to do, and writes `format: 1`.",
    );
  else
    complain(
      "P257",
      ["format"],
      `this version of Pilothouse reads the format ${DEFINITION_FORMAT} of definitions`,
      typeof written === "number" && written > DEFINITION_FORMAT
        ? "Update the package: npm install pilothouse@latest. A later version wrote these definitions."
        : "Run npm run upgrade.",
    );
};

export const checkFiles = (root: string, sources: Sources, report: Report): void => {
  if (existsSync(join(root, RESOURCES_FOLDER))) checkFolder(root, report);
  checkTexts(sources, report);
  checkFormat(sources, report);
  checkViews(sources, report);
  checkLanguages(root, sources, report);
};
