// The files of a console that people wrote. Symbolic links are not followed.
import { lstatSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { parseAllDocuments } from "yaml";

export interface WrittenPath {
  /** The path from the console's folder, with slashes. */
  readonly path: string;
  readonly isModule: boolean;
  /** The byte order mark, or nothing. */
  readonly mark: string;
  /** The text without the byte order mark. */
  readonly text: string;
}

interface Unreadable {
  readonly mistake: string;
  readonly line: number;
}

const FOLDERS = ["resources", "locales", "src", "platform", "features", "tests"];
const MADE = new Set(["generated", "node_modules", "dist"]);

const within = (root: string, folder: string): readonly string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return MADE.has(entry.name) ? [] : within(root, path);
    return entry.isFile() ? [relative(root, path).replaceAll("\\", "/")] : [];
  });

export const listWrittenFiles = (root: string): readonly string[] =>
  FOLDERS.filter((folder) => lstatSync(join(root, folder), { throwIfNoEntry: false })?.isDirectory())
    .flatMap((folder) => within(root, join(root, folder)))
    .filter((path) => /\.(?:ya?ml|json|css|tsx?)$/.test(path) && !path.endsWith(".schema.json"))
    .sort();

const mistakeIn = (path: string, text: string): Unreadable | null => {
  if (/\.ya?ml$/.test(path) && path.startsWith("resources/")) {
    const documents = parseAllDocuments(text);
    const [first] = documents.flatMap(({ errors }) => errors);
    if (first !== undefined)
      return { mistake: "cannot be read, and stays as it is", line: first.linePos?.[0].line ?? 1 };
    if (documents.length > 1) return { mistake: "has several documents, and stays as it is", line: 1 };
  }
  if (!/^(?:locales|features\/[^/]+\/words)\/.*\.json$/.test(path)) return null;
  try {
    JSON.parse(text);
    return null;
  } catch {
    return { mistake: "cannot be read, and stays as it is", line: 1 };
  }
};

/** The text of a file, or the reason why the upgrade must leave the file unchanged. */
export const readText = (root: string, path: string): WrittenPath | Unreadable => {
  try {
    const whole = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readFileSync(join(root, path)));
    const mark = whole.startsWith("\uFEFF") ? "\uFEFF" : "";
    const text = whole.slice(mark.length);
    return mistakeIn(path, text) ?? { path, isModule: /\.tsx?$/.test(path), mark, text };
  } catch {
    return { mistake: "is not a text in UTF-8, and stays as it is", line: 1 };
  }
};
