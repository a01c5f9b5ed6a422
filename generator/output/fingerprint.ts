// Hashes of everything that a result depends on, except times of files. Equal hashes mean equal results.
import {
  BUSINESS,
  ICONS,
  EDITOR_SCHEMAS,
  FEATURES,
  GENERATED,
  OUTPUTS,
  PARTS_SUFFIX,
  RESOURCES,
  SOURCE,
} from "../layout";
import { filesBelow, readText } from "./disk";
import { hash, hashOf } from "./hash";
import { toolRoot } from "./toolRoot";

const contents = (root: string, paths: readonly string[]): readonly string[] =>
  paths.flatMap((path) => [path, readText(root, path) ?? ""]);

/** The fingerprint of the generator: its sources, the shared schemas, and the versions of what it runs on. */
export const toolFingerprint = (): string => {
  const root = toolRoot();
  const own = [
    ...filesBelow(root, "generator"),
    ...filesBelow(root, "shared/schema"),
    ...["checks", "editor", "theme"].flatMap((folder) => filesBelow(root, `authoring/${folder}`)),
    ...filesBelow(root, "src/framework/ui/icons"),
    ...filesBelow(root, "locales").filter((path) => path.endsWith("/definitions.json")),
  ];
  return hash(...contents(root, [...own.filter((path) => !/\.test\.tsx?$/.test(path)), "package-lock.json"]));
};

/** The fingerprint of what people write: definitions, parts and code of calls by content, other files by name. */
export const inputsFingerprint = (root: string, tool: string): string => {
  const resources = filesBelow(root, RESOURCES).filter((path) => !EDITOR_SCHEMAS.includes(path));
  const definitions = [...resources, ...filesBelow(root, "locales").filter((path) => /^locales\/[^/]+$/.test(path))];
  const written = [...filesBelow(root, SOURCE, GENERATED), ...filesBelow(root, FEATURES)];
  const parts = written.filter((path) => path.endsWith(PARTS_SUFFIX));
  return hashOf([tool, ...contents(root, [...definitions, ...parts, BUSINESS, ICONS]), ...written]);
};

/** For a path: the hash of the generated file on disk. */
export const outputsOnDisk = (root: string): ReadonlyMap<string, string> =>
  new Map(
    [...OUTPUTS.flatMap((folder) => filesBelow(root, folder)), ...EDITOR_SCHEMAS].flatMap((path) => {
      const text = readText(root, path);
      return text === null ? [] : [[path, hash(text)] as const];
    }),
  );

export const outputsFingerprint = (outputs: Iterable<readonly [path: string, hash: string]>): string =>
  hashOf([...outputs].sort(([a], [b]) => (a < b ? -1 : 1)).flat());
