import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** A file being written; whoever was killed left one behind, and the next run removes it. */
const PART = /\.\d+\.part$/;

const isMissing = (error: unknown): boolean => error instanceof Error && "code" in error && error.code === "ENOENT";

const entriesOf = (folder: string) => {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
};

/** Every file below `folder`, but not below `except`, as paths from `root`, sorted; a folder that is not there has none. */
export const filesBelow = (root: string, folder: string, except = ""): readonly string[] => {
  const walk = (path: string): string[] =>
    entriesOf(join(root, path)).flatMap((entry) => {
      const inner = `${path}/${entry.name}`;
      if (inner === except) return [];
      return entry.isDirectory() ? walk(inner) : [inner];
    });
  return walk(folder).sort();
};

export const isPart = (path: string): boolean => PART.test(path);

export const isFile = (root: string, path: string): boolean =>
  statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true;

/** The text of a file; null when there is none. */
export const readText = (root: string, path: string): string | null => {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/**
 * Writes beside and renames: whoever reads, or is killed, finds the old file or the new one. `made` are folders known to be
 * there, for who writes many files.
 */
export const writeWhole = (root: string, path: string, text: string, made = new Set<string>()): void => {
  const file = join(root, path);
  const beside = `${file}.${process.pid}.part`;
  const folder = dirname(file);
  if (!made.has(folder)) mkdirSync(folder, { recursive: true });
  made.add(folder);
  writeFileSync(beside, text);
  renameSync(beside, file);
};

/** Removes a file, and the folders up to `top` that it leaves empty. */
export const remove = (root: string, path: string, top: string): void => {
  rmSync(join(root, path), { force: true });
  for (let folder = dirname(path); folder.startsWith(`${top}/`); folder = dirname(folder)) {
    if (entriesOf(join(root, folder)).length > 0) return;
    rmdirSync(join(root, folder));
  }
};
