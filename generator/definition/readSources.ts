// Reads from the disk what people wrote: resources/, src/overrides, features and platform/business/index.ts.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import {
  BUSINESS_FILE,
  FEATURES_FOLDER,
  OVERRIDES_FOLDER,
  PARTS_SUFFIX,
  RESOURCES_FOLDER,
  featureSideOf,
} from "../layout";
import type { SourceText } from "./locateProblems";

export interface Sources {
  /** The texts of resources/, sorted by path. Paths start at the root and have slashes. */
  readonly files: readonly SourceText[];
  /** The paths of hand-written files: those in src/overrides, and the sides of the console's own features. */
  readonly written: readonly string[];
  /** The texts of hand-written parts of generated views. */
  readonly parts: readonly SourceText[];
  /** The text of platform/business/index.ts; null if it is missing. */
  readonly business: string | null;
}

/** `root` is the folder with resources/ and src/. */
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
  const overrides = below(OVERRIDES_FOLDER);
  return {
    files: textsOf(below(RESOURCES_FOLDER), ".yaml"),
    parts: textsOf(overrides, PARTS_SUFFIX),
    written: [...overrides, ...below(FEATURES_FOLDER).filter((path) => featureSideOf(path) !== null)],
    business: existsSync(join(root, BUSINESS_FILE)) ? readFileSync(join(root, BUSINESS_FILE), "utf8") : null,
  };
};
