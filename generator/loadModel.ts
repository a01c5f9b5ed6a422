// Loads the Model of a checkout. Reading all definitions takes a second, so the Model is cached. The cache is valid
// while its sources are unchanged: the definitions, the names of hand-written views, and the generator.
import { createHash } from "node:crypto";
import { relative } from "node:path";
import { type LoadResult, reloadModel } from "./load";
import type { Model } from "./model/Model";
import { readText, writeAtOnce } from "./output/disk";
import { inputsFingerprint, toolFingerprint } from "./output/fingerprint";
import { toolRoot } from "./output/toolRoot";

interface Kept {
  readonly fingerprint: string;
  readonly model: Model;
}

const isKept = (value: unknown): value is Kept =>
  typeof value === "object" && value !== null && "fingerprint" in value && "model" in value;

/** The cache file for `root`; null if `root` is outside the checkout, such as a temporary folder. */
export const modelCacheFile = (root: string): string | null => {
  const below = relative(toolRoot(), root);
  if (below.startsWith("..")) return null;
  const name = createHash("sha256").update(below).digest("hex").slice(0, 12);
  return `node_modules/.cache/pilothouse/model-${name}.json`;
};

const readKept = (place: string, fingerprint: string): Model | null => {
  try {
    const kept: unknown = JSON.parse(readText(toolRoot(), place) ?? "null");
    return isKept(kept) && kept.fingerprint === fingerprint ? kept.model : null;
  } catch {
    // A damaged cache is ignored.
    return null;
  }
};

const keep = (place: string, kept: Kept): void => {
  try {
    writeAtOnce(toolRoot(), place, JSON.stringify(kept));
  } catch {
    // Without a cache, the next start just takes a second longer.
  }
};

/** The Model of the console at `root`, or everything that is wrong with its definitions. */
export const loadModel = (root: string): LoadResult => {
  const place = modelCacheFile(root);
  if (place === null) return reloadModel(root);
  const fingerprint = inputsFingerprint(root, toolFingerprint());
  const model = readKept(place, fingerprint);
  if (model !== null) return { model, problems: [] };
  const loaded = reloadModel(root);
  if (loaded.model !== null) keep(place, { fingerprint, model: loaded.model });
  return loaded;
};
