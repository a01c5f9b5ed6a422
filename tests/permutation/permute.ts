// Renames everything in one console, in a copy of the project.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { readSources } from "../../generator/definition/readSources";
import {
  OUTPUT_FOLDERS,
  OVERRIDES_FOLDER,
  RESOURCES_FOLDER,
  SCREENS_FOLDER,
  PARTS_SUFFIX,
} from "../../generator/layout";
import { toCamelCase, toPascalCase } from "../../generator/model/names";
import { generate } from "../../generator/output/generate";
import { renameCode } from "./renameCode";
import { type Renaming, renaming } from "./Renaming";
import { renameResources } from "./renameResources";

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** Folders of hand-written code that uses names of its console. */
const CODE = ["platform", "tests", "features", SCREENS_FOLDER, OVERRIDES_FOLDER];
const codeIn = (root: string): readonly string[] =>
  CODE.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/")),
  );

/** Moves an override to the new folder and name of its resource. */
const placeOf = (path: string, { known, place }: Renaming): string => {
  const [section, resource, ...within] = path.startsWith(OVERRIDES_FOLDER)
    ? path.slice(OVERRIDES_FOLDER.length + 1).split("/")
    : [];
  if (section === undefined || resource === undefined || !known.has(resource)) return path;
  const [old, made] = [resource, place(resource)];
  const view = within
    .join("/")
    .replace(toPascalCase(old), toPascalCase(made))
    .replace(`${toCamelCase(old)}${PARTS_SUFFIX}`, `${toCamelCase(made)}${PARTS_SUFFIX}`);
  return `${OVERRIDES_FOLDER}/${place(section)}/${made}/${view}`;
};

export interface PermutedConsole {
  readonly names: Renaming;
  /** Names that the framework also uses. They must not change. */
  readonly kept: ReadonlySet<string>;
  /** The problems that the generator reported. */
  readonly problems: readonly string[];
}

/**
 * Renames everything in the definitions below `root`, then generates. With `withCode`, also renames names in
 * hand-written code.
 */
export const permuteNames = async (root: string, withCode: boolean): Promise<PermutedConsole> => {
  const names = renaming();
  const { files, ...kinds } = renameResources(readSources(root).files, names);
  for (const folder of [RESOURCES_FOLDER, ...OUTPUT_FOLDERS])
    rmSync(join(root, folder), { recursive: true, force: true });
  for (const { path, text } of files) write(join(root, path), text);
  for (const path of withCode ? codeIn(root) : []) {
    const code = readFileSync(join(root, path), "utf8");
    rmSync(join(root, path));
    write(join(root, placeOf(path, names)), renameCode(code, { ...names, ...kinds }));
  }
  const { exit, lines } = await generate(root);
  return { names, kept: kinds.kept, problems: exit === 0 ? [] : lines };
};
