import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { type Served, serve } from "./serve";

declare module "vitest" {
  interface ProvidedContext {
    addresses: readonly string[];
    /** A folder with demo data, which is copied. "" for a given platform. */
    demo: string;
  }
}

const root = join(import.meta.dirname, "..", "..");

/**
 * Each worker has its own platform with demo data. With PILOTHOUSE_ADDRESS, there is one worker, and it uses that
 * platform.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env.PILOTHOUSE_ADDRESS;
  if (given !== undefined) {
    project.provide("addresses", [given]);
    project.provide("demo", "");
    return async () => {};
  }
  const count = Math.min(project.vitest.config.maxWorkers, (await project.globTestFiles()).testFiles.length);
  const folders = Array.from({ length: count }, () => mkdtempSync(join(tmpdir(), "pilothouse-journey-")));
  // Demo data is created only once.
  const demo = mkdtempSync(join(tmpdir(), "pilothouse-journey-"));
  await (await serve(root, { DATA_DIR: demo })).stop();
  for (const folder of folders) cpSync(demo, folder, { recursive: true });
  project.provide("demo", demo);
  const all: readonly Served[] = await Promise.all(folders.map((folder) => serve(root, { DATA_DIR: folder })));
  project.provide(
    "addresses",
    all.map(({ address }) => address),
  );
  return async () => {
    await Promise.all(all.map(({ stop }) => stop()));
    for (const folder of [demo, ...folders]) rmSync(folder, { recursive: true, force: true });
  };
};
