// Runs a TypeScript entry on Node 20 and later: bundles it once with Rolldown into the
// cache, keyed by what it was built from, and imports the bundle. A second run only stats.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const cache = join(root, "node_modules", ".cache", "pilothouse");

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

/** Bundles `entry` (path from the root) when its sources changed; answers the bundle's path. */
export const bundle = async (entry) => {
  const name = entry.replaceAll(/[/\\]/g, "-").replace(/\.ts$/, "");
  const output = join(cache, `${name}.mjs`);
  const record = join(cache, `${name}.json`);
  if (existsSync(record) && existsSync(output)) {
    const { stamps } = JSON.parse(readFileSync(record, "utf8"));
    if (isFresh(stamps)) return output;
  }
  const { rolldown } = await import("rolldown");
  const build = await rolldown({
    input: join(root, entry),
    platform: "node",
    cwd: root,
    external: (id) => !/^[./]/.test(id) && !id.startsWith(root),
    transform: { jsx: "react-jsx" },
  });
  const { output: chunks } = await build.generate({ format: "esm", codeSplitting: false, sourcemap: "inline" });
  await build.close();
  const code = chunks[0].code;
  const stamps = {};
  for (const file of [...chunks[0].moduleIds.filter((id) => existsSync(id)), join(root, "package-lock.json")])
    if (existsSync(file)) stamps[relative(root, file)] = stamp(file);
  mkdirSync(cache, { recursive: true });
  replace(output, code);
  replace(record, JSON.stringify({ stamps, hash: createHash("sha256").update(code).digest("hex") }));
  return output;
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry, ...args] = process.argv.slice(2);
  process.argv = [process.argv[0], join(root, entry), ...args];
  const output = await bundle(entry);
  await import(pathToFileURL(output).href);
}
