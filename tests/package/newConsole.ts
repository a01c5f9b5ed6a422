// Helpers to make a console as a person does, with this checkout linked as its package `pilothouse`.
import { mkdirSync, mkdtempSync, symlinkSync } from "node:fs";
import { rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";
import { type CommandResult, runShell } from "../inCopy";

export const root = join(import.meta.dirname, "../..");
const COMMAND = join(root, "authoring/cli/pilothouse.mjs");

/** A folder for a test file, which removes it after its last test. */
export const emptyFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "pilothouse-new-"));
  afterAll(() => rm(folder, { recursive: true, force: true }), 10 * 60_000);
  return folder;
};

/** Runs the command of this checkout. */
export const pilothouse = (folder: string, line: string): Promise<CommandResult> =>
  runShell(folder, `${process.execPath} ${COMMAND} ${line}`);

/**
 * Links this checkout, and the packages that it needs, into `node_modules` of the console in `folder`, in place of
 * installing them.
 */
export const linkPackages = (folder: string, more: readonly string[] = []): void => {
  const packages = join(folder, "node_modules");
  mkdirSync(packages, { recursive: true });
  symlinkSync(root, join(packages, "pilothouse"));
  for (const name of ["@types", "react", "react-dom", "vite", "zod", ...more])
    symlinkSync(join(root, "node_modules", name), join(packages, name));
};
