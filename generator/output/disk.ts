import { mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The name of a file that is being written. If a run is killed, the next run removes it. */
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

/** The files below `folder` but not below `except`, as sorted paths from `root`. Empty if the folder is missing. */
export const listFilesBelow = (root: string, folder: string, except = ""): readonly string[] => {
  const walk = (path: string): string[] =>
    entriesOf(join(root, path)).flatMap((entry) => {
      const inner = `${path}/${entry.name}`;
      if (inner === except) return [];
      return entry.isDirectory() ? walk(inner) : [inner];
    });
  return walk(folder).sort();
};

export const isUnfinished = (path: string): boolean => PART.test(path);

export const isFile = (root: string, path: string): boolean =>
  statSync(join(root, path), { throwIfNoEntry: false })?.isFile() === true;

/** The text of a file; null if it is missing. */
export const readText = (root: string, path: string): string | null => {
  try {
    return readFileSync(join(root, path), "utf8");
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
};

/** Writes files next to their final places, then moves all of them. So nobody reads half a file, even after a crash. */
export class StagedFiles {
  readonly #root: string;
  readonly #staged = new Map<string, string>();
  readonly #folders = new Set<string>();

  constructor(root: string) {
    this.#root = root;
  }

  add(path: string, text: string): void {
    const file = join(this.#root, path);
    const folder = dirname(file);
    if (!this.#folders.has(folder)) mkdirSync(folder, { recursive: true });
    this.#folders.add(folder);
    this.#staged.set(path, `${path}.${process.pid}.part`);
    writeFileSync(`${file}.${process.pid}.part`, text);
  }

  commit(): void {
    for (const [path, part] of this.#staged) renameSync(join(this.#root, part), join(this.#root, path));
    this.#staged.clear();
  }

  /** Removes the files that were added, and folders below `tops` that are then empty. */
  discard(tops: readonly string[]): void {
    for (const part of this.#staged.values()) removeFile(this.#root, part, tops);
    this.#staged.clear();
  }
}

/** Writes a file so that nobody ever reads half of it. */
export const writeAtOnce = (root: string, path: string, text: string): void => {
  const staging = new StagedFiles(root);
  staging.add(path, text);
  staging.commit();
};

/** Removes a file and folders that are then empty, but none of `tops`. */
export const removeFile = (root: string, path: string, tops: readonly string[]): void => {
  const top = tops.find((folder) => path.startsWith(`${folder}/`)) ?? path;
  rmSync(join(root, path), { force: true });
  for (let folder = dirname(path); folder.startsWith(`${top}/`); folder = dirname(folder)) {
    if (entriesOf(join(root, folder)).length > 0) return;
    rmdirSync(join(root, folder));
  }
};
