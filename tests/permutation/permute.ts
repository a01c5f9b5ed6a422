// A console of a copy of the project under names of nonsense.
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { readSources } from "../../generator/definition/readSources";
import { OUTPUTS, OVERRIDES, RESOURCES, SCREENS } from "../../generator/layout";
import { toPascalCase } from "../../generator/model/names";
import { generate } from "../../generator/output/generate";
import { renameCode } from "./renameCode";
import { type Renaming, renaming } from "./Renaming";
import { renameResources } from "./renameResources";

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** Folders of code by hand, which says names of its console. */
const CODE = ["platform", "tests", SCREENS, OVERRIDES];
const codeIn = (root: string): readonly string[] =>
  CODE.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll("\\", "/")),
  );

/** A view by hand stands where its resource does, and is named after it. */
const placeOf = (path: string, { known, place }: Renaming): string => {
  const [, section, resource, file = ""] = path.startsWith(OVERRIDES)
    ? (/\/([^/]+)\/([^/]+)\/([^/]+)$/.exec(path) ?? [])
    : [];
  if (section === undefined || resource === undefined || !known.has(resource)) return path;
  const view = file.replace(toPascalCase(resource), toPascalCase(place(resource)));
  return `${OVERRIDES}/${place(section)}/${place(resource)}/${view}`;
};

export interface Permuted {
  readonly names: Renaming;
  /** Contexts of errors, which the framework knows by name. */
  readonly contexts: ReadonlySet<string>;
  /** What the generator said is wrong. */
  readonly problems: readonly string[];
}

/** Renames the definitions below `root` and generates; `withCode` also what code by hand says of them. */
export const permute = async (root: string, withCode: boolean): Promise<Permuted> => {
  const names = renaming();
  const { files, ...kinds } = renameResources(readSources(root).files, names);
  for (const folder of [RESOURCES, ...OUTPUTS]) rmSync(join(root, folder), { recursive: true, force: true });
  for (const { path, text } of files) write(join(root, path), text);
  for (const path of withCode ? codeIn(root) : []) {
    const code = readFileSync(join(root, path), "utf8");
    rmSync(join(root, path));
    write(join(root, placeOf(path, names)), renameCode(code, { ...names, ...kinds }));
  }
  const { exit, lines } = await generate(root);
  return { names, contexts: kinds.contexts, problems: exit === 0 ? [] : lines };
};
