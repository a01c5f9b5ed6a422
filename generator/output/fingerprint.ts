// Hashes of everything that a result depends on, except times of files. Equal hashes mean equal results.
import {
  BUSINESS_FILE,
  ICONS_FILE,
  EDITOR_SCHEMA_PATHS,
  FEATURES_FOLDER,
  GENERATED_FOLDER,
  OUTPUT_FOLDERS,
  PARTS_SUFFIX,
  RESOURCES_FOLDER,
  SOURCE_FOLDER,
} from "../layout";
import { listFilesBelow, readText } from "./disk";
import { hash, hashOfMany } from "./hash";
import { toolRoot } from "./toolRoot";

const contents = (root: string, paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => [path, readText(root, path) ?? ""]);

/** The fingerprint of the generator: its sources, the shared schemas, and the versions of what it runs on. */
export const toolFingerprint = (): string => {
  const root = toolRoot();
  const own = [
    ...listFilesBelow(root, "generator"),
    ...listFilesBelow(root, "shared/schema"),
    ...["checks", "editor", "theme"].flatMap((folder) => listFilesBelow(root, `authoring/${folder}`)),
    ...listFilesBelow(root, "src/framework/ui/icons"),
    ...listFilesBelow(root, "locales").filter((path) => path.endsWith("/definitions.json")),
  ];
  return hash(...contents(root, [...own.filter((path) => !/\.test\.tsx?$/.test(path)), "package-lock.json"]));
};

/** The fingerprint of what people write: definitions, parts and code of calls by content, other files by name. */
export const inputsFingerprint = (root: string, tool: string): string => {
  const resources = listFilesBelow(root, RESOURCES_FOLDER).filter((path) => !EDITOR_SCHEMA_PATHS.includes(path));
  const definitions = [
    ...resources,
    ...listFilesBelow(root, "locales").filter((path) => /^locales\/[^/]+$/.test(path)),
  ];
  const written = [...listFilesBelow(root, SOURCE_FOLDER, GENERATED_FOLDER), ...listFilesBelow(root, FEATURES_FOLDER)];
  const parts = written.filter((path) => path.endsWith(PARTS_SUFFIX));
  return hashOfMany([tool, ...contents(root, [...definitions, ...parts, BUSINESS_FILE, ICONS_FILE]), ...written]);
};

/** For a path: the hash of the generated file on disk. */
export const readOutputHashes = (root: string): ReadonlyMap<string, string> =>
  new Map(
    [...OUTPUT_FOLDERS.flatMap((folder) => listFilesBelow(root, folder)), ...EDITOR_SCHEMA_PATHS].flatMap((path) => {
      const text = readText(root, path);
      return text === null ? [] : [[path, hash(text)] as const];
    }),
  );

export const outputsFingerprint = (outputs: Iterable<readonly [path: string, hash: string]>): string =>
  hashOfMany([...outputs].sort(([a], [b]) => (a < b ? -1 : 1)).flat());
