import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const find = (folder: string): string => {
  if (existsSync(join(folder, "generator", "launch.mjs"))) return folder;
  const above = dirname(folder);
  if (above === folder) throw new Error("The generator cannot find its own sources.");
  return find(above);
};

/** The folder that holds generator/, whether this runs from its source or from a bundle in the cache. */
export const toolRoot = (): string => find(dirname(fileURLToPath(import.meta.url)));
