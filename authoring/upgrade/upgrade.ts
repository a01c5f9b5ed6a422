// Brings the files of a console to what this version of Pilothouse expects, as far as a program can.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { IndentationText, Project } from "ts-morph";
import type { Step, TextFile, Upgraded } from "./Step";
import { servedByFeatures } from "./steps/definitions";
import { goneMembers, stillUsed } from "./steps/gone";
import { renamedNames } from "./steps/renamed";
import { generatedLists } from "./steps/lists";
import { rewrittenUses } from "./steps/uses";
import { renamedWords } from "./steps/words";

/** In the order in which Pilothouse changed. */
const STEPS: readonly Step[] = [
  servedByFeatures,
  rewrittenUses,
  renamedNames,
  goneMembers,
  generatedLists,
  renamedWords,
  stillUsed,
];

export interface Note {
  /** The path from the console's folder. */
  readonly path: string;
  /** Counts from 1; null for the whole file. */
  readonly line: number | null;
  readonly what: string;
}

export interface Report {
  readonly changed: readonly Note[];
  /** What a person must do. */
  readonly open: readonly Note[];
}

const FOLDERS = ["resources", "locales", "src", "platform", "features", "tests"];
const isMade = (path: string): boolean =>
  /(^|\/)(generated|node_modules|dist)\//.test(path) || path.endsWith(".schema.json");

const filesOf = (root: string): readonly string[] =>
  FOLDERS.filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/")),
    )
    .filter((path) => !isMade(path))
    .sort();

/** Upgrades the console in the folder `root`, an absolute path. With `isTrial`, no file is written. A second run changes nothing. */
export const upgrade = (root: string, isTrial = false): Report => {
  const paths = filesOf(root);
  const changed: Note[] = [];
  const open: Note[] = [];
  const written = new Map<string, string>();
  const texts = paths
    .filter((path) => /\.(ya?ml|json|css)$/.test(path))
    .map((path): TextFile => ({
      path,
      get text() {
        return written.get(path) ?? readFileSync(join(root, path), "utf8");
      },
      write: (text) => void written.set(path, text),
    }));
  const project = new Project({
    skipAddingFilesFromTsConfig: true,
    skipFileDependencyResolution: true,
    manipulationSettings: { indentationText: IndentationText.TwoSpaces, useTrailingCommas: true },
  });
  const modules = paths
    .filter((path) => /\.tsx?$/.test(path))
    .map((path) => project.addSourceFileAtPath(join(root, path)));
  const shown = (path: string): string => (path.startsWith(root) ? relative(root, path).replaceAll("\\", "/") : path);
  const console: Upgraded = {
    root,
    texts,
    modules,
    changed: (path, what) => void changed.push({ path: shown(path), line: null, what }),
    open: (path, line, what) => void open.push({ path: shown(path), line, what }),
  };
  for (const step of STEPS) step(console);
  if (!isTrial) {
    for (const [path, text] of written) writeFileSync(join(root, path), text);
    project.saveSync();
  }
  return { changed, open };
};
