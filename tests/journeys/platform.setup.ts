import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { type Served, serve } from "./serve";

declare module "vitest" {
  interface ProvidedContext {
    addresses: readonly string[];
  }
}

const root = join(import.meta.dirname, "..", "..");

/** One platform with demo data for each worker, or the one PILOTHOUSE_ADDRESS names for the only worker. */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env.PILOTHOUSE_ADDRESS;
  if (given !== undefined) {
    project.provide("addresses", [given]);
    return async () => {};
  }
  const count = Math.min(project.vitest.config.maxWorkers, (await project.globTestFiles()).testFiles.length);
  const folders = Array.from({ length: count }, () => mkdtempSync(join(tmpdir(), "pilothouse-journey-")));
  const [first = "", ...others] = folders;
  // The demo data is made once.
  await (await serve(root, { DATA_DIR: first })).stop();
  for (const folder of others) cpSync(first, folder, { recursive: true });
  const all: readonly Served[] = await Promise.all(folders.map((folder) => serve(root, { DATA_DIR: folder })));
  project.provide(
    "addresses",
    all.map(({ address }) => address),
  );
  return async () => {
    await Promise.all(all.map(({ stop }) => stop()));
    for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  };
};
