// Runs a TypeScript entry on Node 20 and later: bundles it once with Rolldown, stores the bundle in the
// cache under a key of its sources, and imports it. Later runs only call stat on the sources.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
/** Whether this is the installed package, and not a checkout. */
export const isInstalled = root.split(/[/\\]/).includes("node_modules");
export const CACHE = join(root, "node_modules", ".cache", "pilothouse");
/** Exists beside bundles that `npm run pack` made. Their sources are not on this machine. */
export const PACKED = join(CACHE, "packed");
export const isPacked = existsSync(PACKED);

/** In an installed package, all files have the same date of modification, but not of installation. */
export const changedAt = ({ mtimeMs, ctimeMs }) => (isInstalled ? ctimeMs : mtimeMs);

const stamp = (file) => {
  const stats = statSync(file);
  return `${changedAt(stats)}:${stats.size}`;
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

const nameOf = (entry) => entry.replaceAll(/[/\\]/g, "-").replace(/\.ts$/, "");

/** The file name of the bundle of an entry. */
export const bundleNameOf = (entry) => `${nameOf(entry)}.mjs`;

const placeOf = (entry) => ({ output: join(CACHE, bundleNameOf(entry)), record: join(CACHE, `${nameOf(entry)}.json`) });

const isBundled = ({ output, record }) =>
  (isPacked && existsSync(output)) ||
  (existsSync(record) && existsSync(output) && isFresh(JSON.parse(readFileSync(record, "utf8")).stamps));

/**
 * Packages to include in the bundle: those with hundreds of small modules, which load slowest; the framework, which is
 * source code; and jsencrypt, whose imports only bundlers understand.
 */
const TAKEN_IN =
  /^(?:pilothouse|kysely|zod|hono|@opentelemetry\/api|@hono\/node-server|croner|diff|leven|jsencrypt)(?:\/|$)/;

const isExternal = (id) => !/^[./]/.test(id) && !id.startsWith(root) && !TAKEN_IN.test(id);

/** Other packages change only with the lock file, so only the sources of Pilothouse and of the console count. */
const isOwn = (id) => existsSync(id) && !(id.startsWith(root) ? id.slice(root.length) : id).includes("/node_modules/");

/** Bundles `entry` (a path from the root) if its sources have changed. Answers the path of the bundle. */
export const bundle = async (entry) => {
  const { output, record } = placeOf(entry);
  if (isBundled({ output, record })) return output;
  const { rolldown } = await import("rolldown");
  const build = await rolldown({
    input: join(root, entry),
    platform: "node",
    cwd: root,
    external: isExternal,
    transform: { jsx: "react-jsx", define: { CONSOLE_LANGUAGES: "process.env.CONSOLE_LANGUAGES" } },
    // A package whose exports are unused is not loaded: xlsx alone takes 60 ms.
    treeshake: { moduleSideEffects: [{ external: true, sideEffects: false }] },
  });
  const { output: chunks } = await build.generate({ format: "esm", codeSplitting: false, sourcemap: "hidden" });
  await build.close();
  // The source map is a separate file for debuggers. Inside the bundle, it would stay in memory.
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

/** Runs `bundle` in a separate process, so that a long-running process does not keep its memory. */
export const bundleInProcess = (entry) => {
  const place = placeOf(entry);
  if (isBundled(place)) return place.output;
  const { status } = spawnSync(process.execPath, [fileURLToPath(import.meta.url), APART, entry], { stdio: "inherit" });
  if (status !== 0) throw new Error(`${entry} could not be bundled; what is printed above says why.`);
  return place.output;
};

/** The import is not awaited: a module with top-level await may need another bundle, and so this module. */
const launch = async ([entry, ...args]) => {
  if (entry === APART) return void (await bundle(args[0]));
  process.argv = [process.argv[0], join(root, entry), ...args];
  await import(pathToFileURL(await bundle(entry)).href);
};

if (process.argv[1] === fileURLToPath(import.meta.url)) void launch(process.argv.slice(2));
