import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const findAbove = (folder: string): string => {
  if (existsSync(join(folder, "generator", "launch.mjs"))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error("The generator cannot find its own sources.");
  return findAbove(above);
};

/** The folder with generator/, whether this runs from source or from a bundle in the cache. */
export const toolRoot = (): string => findAbove(dirname(fileURLToPath(import.meta.url)));

/** The path of the bundle of `entry`, a module of the generator. */
export const bundleOfTool = async (entry: string): Promise<string> => {
  const launcher: typeof import("../launch.mjs") = await import(
    pathToFileURL(join(toolRoot(), "generator", "launch.mjs")).href
  );
  return launcher.bundle(entry);
};
