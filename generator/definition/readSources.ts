// Reads the texts of resources/ and the names of files in src/overrides/ from disk. Nothing else does.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { BUSINESS, FEATURES, OVERRIDES, PARTS, RESOURCES, sideOf } from "../layout";
import type { SourceText } from "./locate";

export interface Sources {
  /** Texts of resources/, by path from the root with slashes, in the order of their paths. */
  readonly files: readonly SourceText[];
  /** Paths from the root of hand-written files: those below src/overrides, and the sides of the console's own features. */
  readonly written: readonly string[];
  /** Texts of the hand-written parts of generated views. */
  readonly parts: readonly SourceText[];
  /** The text of platform/business/index.ts; null where there is none. */
  readonly business: string | null;
}

/** `root` is the directory that holds resources/ and src/. */
export const readSources = (root: string): Sources => {
  const below = (folder: string): string[] => {
    const path = join(root, folder);
    if (!existsSync(path)) return [];
    return readdirSync(path, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => `${folder}${join(entry.parentPath, entry.name).slice(path.length).replaceAll("\\", "/")}`)
      .sort();
  };
  const textsOf = (paths: readonly string[], ending: string): readonly SourceText[] =>
    paths
      .filter((path) => path.endsWith(ending))
      .map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
  const overrides = below(OVERRIDES);
  return {
    files: textsOf(below(RESOURCES), ".yaml"),
    parts: textsOf(overrides, PARTS),
    written: [...overrides, ...below(FEATURES).filter((path) => sideOf(path) !== null)],
    business: existsSync(join(root, BUSINESS)) ? readFileSync(join(root, BUSINESS), "utf8") : null,
  };
};
