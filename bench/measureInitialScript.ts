// Measures the script size of the first list in a real build, with the existing definitions and with ten times as many.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { build } from "vite";
import { runNode } from "./measure";
import { makeBenchConsole } from "./tree";

/** The files of the device list, by their names in the build. */
const PARTS = /^(?:rolldown-runtime|main|wire|console|words\.en|section\.product|product\.device)-[\w-]{8}\.js$/;
const QUALITY = 9;

export interface InitialScript {
  readonly definitions: number;
  readonly bytes: number;
}

/**
 * Builds a console of at least `wanted` definitions. Answers how many bytes of scripts, compressed by gzip, its device
 * list loads first.
 */
export const measureInitialScript = async (wanted: number): Promise<InitialScript> => {
  const tree = makeBenchConsole(wanted);
  const generated = await runNode(["generator/launch.mjs", "authoring/generate/cli.ts", "generate"], tree.root);
  if (generated.code !== 0) throw new Error(generated.output);
  await build({ root: tree.root, configFile: join(tree.root, "vite.config.ts"), logLevel: "error" });
  const assets = join(tree.root, "dist", "assets");
  const bytes = readdirSync(assets)
    .filter((file) => PARTS.test(file))
    .reduce((sum, file) => sum + gzipSync(readFileSync(join(assets, file)), { level: QUALITY }).length, 0);
  rmSync(tree.root, { recursive: true, force: true });
  return { definitions: tree.definitions, bytes };
};
