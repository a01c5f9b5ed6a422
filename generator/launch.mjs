// Runs a TypeScript entry on Node 20 and later: bundles it once with Rolldown into the
// cache, keyed by what it was built from, and imports the bundle. A second run only stats.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
export const CACHE = join(root, "node_modules", ".cache", "pilothouse");
/** This file is next to bundles that `npm run pack` made elsewhere. Their sources are not here. */
export const PACKED = join(CACHE, "packed");
export const isPacked = existsSync(PACKED);

const stamp = (file) => {
  const { mtimeMs, size } = statSync(file);
  return `${mtimeMs}:${size}`;
};

const isFresh = (stamps) =>
  Object.entries(stamps).every(([file, seen]) => {
    const path = join(root, file);
    return existsSync(path) && stamp(path) === seen;
  });

const replace = (file, text) => {
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, text);
  renameSync(beside, file);
};

const placeOf = (entry) => {
  const name = entry.replaceAll(/[/\\]/g, "-").replace(/\.ts$/, "");
  return { output: join(CACHE, `${name}.mjs`), record: join(CACHE, `${name}.json`) };
};

const isBundled = ({ output, record }) =>
  (isPacked && existsSync(output)) ||
  (existsSync(record) && existsSync(output) && isFresh(JSON.parse(readFileSync(record, "utf8")).stamps));

/**
 * Packages of hundreds of small modules, which take longer to find and read than the rest of a start; and the framework
 * by its name, which is source like a path. jsencrypt names its own files in a way that only bundlers understand.
 */
const TAKEN_IN =
  /^(?:pilothouse|kysely|zod|hono|@opentelemetry\/api|@hono\/node-server|croner|diff|leven|jsencrypt)(?:\/|$)/;

const isExternal = (id) => !/^[./]/.test(id) && !id.startsWith(root) && !TAKEN_IN.test(id);

/** Those of packages change with the lock file. */
const isOwn = (id) => existsSync(id) && !id.includes("/node_modules/");

/** Bundles `entry` (path from the root) when its sources changed; answers the bundle's path. */
export const bundle = async (entry) => {
  const { output, record } = placeOf(entry);
  if (isBundled({ output, record })) return output;
  const { rolldown } = await import("rolldown");
  const build = await rolldown({
    input: join(root, entry),
    platform: "node",
    cwd: root,
    external: isExternal,
    transform: { jsx: "react-jsx" },
    // A package of which nothing is used is not loaded: xlsx alone takes 60 ms.
    treeshake: { moduleSideEffects: [{ external: true, sideEffects: false }] },
  });
  const { output: chunks } = await build.generate({ format: "esm", codeSplitting: false, sourcemap: "hidden" });
  await build.close();
  // The map has a file of its own, for debuggers. Within the bundle it would stay in memory as long as the process runs.
  const map = `${output}.map`;
  const code = `${chunks[0].code}//# sourceMappingURL=${basename(map)}\n`;
  const stamps = {};
  for (const file of [
    ...chunks[0].moduleIds.filter(isOwn),
    join(root, "package-lock.json"),
    fileURLToPath(import.meta.url),
  ])
    if (existsSync(file)) stamps[relative(root, file)] = stamp(file);
  mkdirSync(CACHE, { recursive: true });
  replace(map, chunks[0].map.toString());
  replace(output, code);
  replace(record, JSON.stringify({ stamps, hash: createHash("sha256").update(code).digest("hex") }));
  return output;
};

const APART = "--bundle";

/** `bundle` in a process of its own, so that a long-running process does not keep the memory of bundling. */
export const bundleInProcess = (entry) => {
  const place = placeOf(entry);
  if (isBundled(place)) return place.output;
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), APART, entry], { stdio: "inherit" });
  if (status !== 0) throw new Error(`${entry} could not be bundled; what is printed above says why.`);
  return place.output;
};

/** It does not wait for the import: a module with top-level await may need another bundle, and so this module. */
const launch = async ([entry, ...args]) => {
  if (entry === APART) return void (await bundle(args[0]));
  process.argv = [process.argv[0], join(root, entry), ...args];
  await import(pathToFileURL(await bundle(entry)).href);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) void launch(process.argv.slice(2));
