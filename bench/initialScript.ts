// How much script a first list needs, read from a real build: at as many definitions as there are, and at ten times as many.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { run } from "./measure";
import { grow } from "./tree";

/** What the device list is made of, by the names that vite.config.ts gives. */
const PARTS = /^(?:rolldown-runtime|main|console|words\.en|section\.product|product\.device)-[\w-]{8}\.js$/;
const QUALITY = 9;

export interface InitialScript {
  readonly definitions: number;
  readonly bytes: number;
}

/** Builds a tree of at least `wanted` definitions; gzip bytes of what its device list needs first. */
export const initialScript = async (wanted: number): Promise<InitialScript> => {
  const tree = grow(wanted);
  const generated = await run(["generator/launch.mjs", "generator/cli.ts", "generate"], tree.root);
  if (generated.code !== 0) throw new Error(generated.output);
  await build({ root: tree.root, configFile: join(tree.root, "vite.config.ts"), logLevel: "error" });
  const assets = join(tree.root, "dist", "assets");
  const bytes = readdirSync(assets)
    .filter((file) => PARTS.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file)), { level: QUALITY }).length, 0);
  rmSync(tree.root, { recursive: true, force: true });
  return { definitions: tree.definitions, bytes };
};
