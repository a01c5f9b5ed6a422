// Copies the project to another folder, where tests can change definitions.
import { cpSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const PARTS = [
  "authoring",
  "resources",
  "src",
  "shared",
  "locales",
  "features",
  "generator",
  "authoring",
  "platform",
  "index.html",
  "public",
  "vite.config.ts",
  "tsconfig.json",
  "tsconfig.console.json",
  "package.json",
  "package-lock.json",
];

/** Links packages one by one, so that the copy has its own cache in node_modules. */
const linkPackages = (from: string, to: string): void => {
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name !== ".cache") symlinkSync(realpathSync(join(from, name)), join(to, name));
};

/** Output of tests and of Vite, which is not copied. */
const isSource = (path: string): boolean => !/(?:^|[/\\])(?:node_modules|dist|tests[/\\]output)$/.test(path);

/** Copies the product's sources and `more` from `root`. Answers the folder of the copy, which is removed when the process ends at the latest. */
export const copyProject = (root: string, more: readonly string[] = []): string => {
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-copy-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const present = new Set(readdirSync(root));
  for (const part of [...PARTS, ...more])
    if (present.has(part))
      cpSync(join(root, part), join(folder, part), { recursive: true, preserveTimestamps: true, filter: isSource });
  linkPackages(join(root, "node_modules"), join(folder, "node_modules"));
  return folder;
};
