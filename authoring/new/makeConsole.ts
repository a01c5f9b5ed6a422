// Writes the files of a new console from the template beside this file, and generates its code.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { generate } from "../generate/commands";
import { RESOURCES_FOLDER, toolRoot } from "../../generator";
import type { EntityNames } from "./names";
import { fillTemplate, readTemplate, listTemplatePaths } from "./template";

/** The file of the template from which definitions of entities are made. */
export const ENTITY_FILE = "resources/entity.yaml";

export interface NewConsole {
  readonly title: string;
  /** Packages that are needed to write and test a console, but not to run it. */
  readonly host: string;
  readonly section: EntityNames;
  readonly entity: EntityNames;
}

interface Manifest {
  readonly version: string;
  readonly devDependencies: Readonly<Record<string, string>>;
}

/** Packages that a console needs to be written and tested, and not to run. */
const DEVELOPING = ["@types/node", "@types/react", "@types/react-dom", "happy-dom", "typescript", "vitest"];
/** Commands that are scripts of the console, because messages name them as `npm run migrate`. */
const SCRIPTS = [
  ...["dev", "start", "build", "generate", "check", "test", "upgrade", "probe", "pages", "pack"],
  ...["migrate", "backup", "restore", "password", "secrets", "trail"],
];

/**
 * How npm finds this package. If npm ran it from a file, the console depends on the same file; a published version is
 * found by its number.
 */
const specifierOf = (tool: string, target: string, { version }: Manifest): string => {
  const npx = join(tool, "../../package.json");
  if (!existsSync(npx)) return `file:${relative(target, tool)}`;
  const { dependencies = {} } = JSON.parse(readFileSync(npx, "utf8"));
  const [, file] = /^file:(.*)/.exec(dependencies.pilothouse ?? "") ?? [];
  return file === undefined ? `^${version}` : `file:${relative(target, resolve(dirname(npx), file))}`;
};

const manifestOf = (tool: string, target: string, name: string): string => {
  const own: Manifest = JSON.parse(readFileSync(join(tool, "package.json"), "utf8"));
  const manifest = {
    name,
    version: "0.1.0",
    private: true,
    type: "module",
    scripts: Object.fromEntries([...SCRIPTS.map((one) => [one, `pilothouse ${one}`]), ["types", "tsc --noEmit"]]),
    dependencies: { pilothouse: specifierOf(tool, target, own) },
    devDependencies: Object.fromEntries(DEVELOPING.map((one) => [one, own.devDependencies[one] ?? "*"])),
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

const TSCONFIG = {
  extends: "pilothouse/tsconfig.json",
  include: ["features", "platform", "shared", "src", "tests"],
};

/** npm leaves files with this name out of packages, so the template has none. */
const GITIGNORE = "node_modules/\ndist/\n.data/\n.data.key\n.env\n";

/** A name that npm and browser storage accept, from the name of a folder. */
const slugOf = (folder: string): string =>
  basename(folder)
    .toLowerCase()
    .replaceAll(/[^a-z0-9-]+/g, "-")
    .replaceAll(/^-+|-+$/g, "") || "console";

/** Writes a file of a console, and the folders above it. */
export const writeInto = (target: string, path: string, text: string): void => {
  mkdirSync(dirname(join(target, path)), { recursive: true });
  writeFileSync(join(target, path), text);
};

/** Writes the files of a new console: those of the template for which `has` is true, and those for npm and git. */
export const writeConsoleFiles = (target: string, wanted: NewConsole, has: (path: string) => boolean): void => {
  const tool = toolRoot();
  const name = slugOf(target);
  const { title, host, section, entity } = wanted;
  const values = { name, title, section: section.one, Section: section.label };
  for (const path of listTemplatePaths().filter(has)) {
    const place = path === ENTITY_FILE ? join(RESOURCES_FOLDER, section.one, `${entity.one}.yaml`) : path;
    writeInto(target, place, fillTemplate(path, readTemplate(path), entity, values));
  }
  writeInto(target, "package.json", manifestOf(tool, target, name));
  writeInto(target, "tsconfig.json", `${JSON.stringify(TSCONFIG, null, 2)}\n`);
  writeInto(target, ".gitignore", GITIGNORE);
  if (host !== "") writeInto(target, ".env", `PLATFORM_URL=${host}\n`);
};

/** Writes a console into `target`, and generates its code. */
export const makeConsole = async (target: string, wanted: NewConsole): ReturnType<typeof generate> => {
  writeConsoleFiles(target, wanted, () => true);
  return generate(target);
};
