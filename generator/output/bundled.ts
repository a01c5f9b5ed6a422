import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { toolRoot } from "./toolRoot";

/** The path of the bundle of `entry`, a module of the generator. */
export const bundled = async (entry: string): Promise<string> => {
  const launcher: typeof import("../launch.mjs") = await import(
    pathToFileURL(join(toolRoot(), "generator", "launch.mjs")).href
  );
  return launcher.bundle(entry);
};
