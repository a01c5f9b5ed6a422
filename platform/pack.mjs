// npm run pack -- FOLDER: writes what a server needs to run the built console, and nothing else: no sources, no
// compiler, and only the packages that the platform imports. On that server, `node platform/start.mjs` does not
// install, bundle or build anything, and writes only to its data folder.
import { chmodSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { bundleInProcess, bundleNameOf, CACHE, isInstalled, PACKED } from "../generator/launch.mjs";
import { FEATURES, consoleFolder, exitWithMessage, fail } from "./launching.mjs";
import { prepare } from "./start.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

const WORKERS = ["platform/framework", "features"];
const LAUNCHERS = ["platform/start.mjs", "platform/keep.mjs", "platform/launching.mjs", "platform/install.mjs"];

/**
 * The entries to bundle: everything that runs as the platform or as one of its commands. `own` is the folder of the
 * console, from the root.
 */
const entriesOf = (own) => [
  join(own, "platform/main.ts"),
  join(own, FEATURES),
  "platform/framework/server/commands.ts",
  ...WORKERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: "utf8" })
      .map((name) => `${folder}/${name.replaceAll("\\", "/")}`)
      .filter((path) => /\/(?:platform|workers)\/\w+\.worker\.ts$/.test(path)),
  ),
];

const IMPORTS =
  /(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire(?:\.resolve)?\(\s*|\bcreateRequire\([\w.]+\)\(\s*)["']([^"'.][^"']*)["']/g;
const packageOf = (name) =>
  name
    .split("/")
    .slice(0, name.startsWith("@") ? 2 : 1)
    .join("/");

const importedBy = (file) =>
  [...readFileSync(file, "utf8").matchAll(IMPORTS)]
    .map(([, name]) => packageOf(name))
    .filter((name) => !name.startsWith("node:") && !builtinModules.includes(name));

/** The folder whose node_modules has all packages: of the console that Pilothouse is installed in, or of Pilothouse. */
const base = isInstalled ? root.slice(0, root.search(/[/\\]node_modules[/\\]/)) : root;

/** The folder of a package, as another folder would import it; null if it is for another system. */
const folderOf = (name, from) => {
  const here = join(from, "node_modules", name);
  if (existsSync(join(here, "package.json"))) return here;
  return from === base || dirname(from) === from ? null : folderOf(name, dirname(from));
};

/** The folders of these packages and of everything that they depend on. */
const closure = (names, from = root, found = new Set()) => {
  for (const name of names) {
    const folder = folderOf(name, from);
    if (folder === null || found.has(folder)) continue;
    found.add(folder);
    const { dependencies, optionalDependencies } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    closure(Object.keys({ ...dependencies, ...optionalDependencies }), folder, found);
  }
  return found;
};

/** Makes the folder readable for the user who will run the console, even if new files are private by default. */
const makeReadable = (folder) => {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) makeReadable(path);
    else if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o444);
  }
};

export const pack = async (place, target) => {
  if (existsSync(target) && readdirSync(target).length > 0) fail(`${target} is not empty.`);
  await prepare({ place, isBuilding: true });
  const copy = (from, path) => cpSync(from, join(target, path), { recursive: true });
  const bundles = entriesOf(relative(root, place)).map((entry) => bundleInProcess(entry));
  const packages = closure(bundles.flatMap(importedBy));
  for (const folder of packages) copy(folder, relative(base, folder));
  const cache = join(target, relative(root, CACHE));
  mkdirSync(cache, { recursive: true });
  // In the packed folder, the console that Pilothouse was installed in is at the root.
  const own = isInstalled ? "" : relative(root, place);
  for (const [at, entry] of entriesOf(own).entries()) cpSync(bundles[at], join(cache, bundleNameOf(entry)));
  writeFileSync(join(target, relative(root, PACKED)), "");
  for (const path of ["package.json", "LICENSE", "generator/launch.mjs", "generator/speaking.mjs", ...LAUNCHERS])
    copy(join(root, path), path);
  for (const path of ["resources", "dist"]) copy(join(place, path), join(own, path));
  makeReadable(target);
  return packages.size;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const [folder, ...others] = process.argv.slice(2).filter((one) => !one.startsWith("-"));
    if (folder === undefined) fail("Say where: npm run pack -- FOLDER [examples/clinic]");
    const target = resolve(folder);
    const count = await pack(consoleFolder(root, others), target);
    console.log(`\n  ${target} has the console with ${count} packages. Start it there: node platform/start.mjs\n`);
  } catch (error) {
    exitWithMessage(error);
  }
}
