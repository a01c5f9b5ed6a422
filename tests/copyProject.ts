// A copy of the project in a folder of its own, to change definitions in without touching ours.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PARTS = [
  "resources",
  "src",
  "locales",
  "generator",
  "platform",
  "index.html",
  "public",
  "vite.config.ts",
  "tsconfig.json",
  "package.json",
  "package-lock.json",
];

/** Packages are linked one by one, so that the copy has a cache of its own in node_modules. */
const linkPackages = (from: string, to: string): void => {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name !== ".cache") symlinkSync(realpathSync(join(from, name)), join(to, name));
};

/** What tests write, and what Vite keeps. */
const isSource = (path: string): boolean => !/(?:^|[/\\])(?:node_modules|dist|tests[/\\]output)$/.test(path);

/** Copies what the product is made of from `root`, and `more`; answers the copy's folder, which the caller removes. */
export const copyProject = (root: string, more: readonly string[] = []): string => {
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-copy-"));
  const present = new Set(readdirSync(root));
  for (const part of [...PARTS, ...more])
    if (present.has(part))
      cpSync(join(root, part), join(folder, part), { recursive: true, preserveTimestamps: true, filter: isSource });
  linkPackages(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
};
