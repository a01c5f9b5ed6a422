// The hand-written files of a console, read only if a check asks for them.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

export interface Folder {
  readonly has: (path: string) => boolean;
  /** The paths of all files below a path, from the root. */
  readonly paths: (below: string) => readonly string[];
  /** The code below a path. */
  readonly texts: (below: string) => readonly { readonly path: string; readonly text: string }[];
}

export const folderAt = (root: string): Folder => {
  const paths = (below: string): readonly string[] =>
    existsSync(join(root, below))
      ? readdirSync(join(root, below), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/"))
      : [];
  return {
    has: (path) => existsSync(join(root, path)),
    paths,
    texts: (below) =>
      paths(below)
        .filter((path) => /\.(?:tsx?|json)$/.test(path))
        .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") })),
  };
};

/** The components that `component:` of console.yaml may name, among these files below `folder`. */
export const componentsIn = (files: readonly string[], folder: string): readonly string[] =>
  files.flatMap((file) =>
    /(?<!\.(?:test|examples))\.tsx$/.test(file) ? [file.slice(folder.length + 1, -".tsx".length)] : [],
  );
