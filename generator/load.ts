// From the texts of resources/ to the Model, or to everything that is wrong with them.
import { locate, type SourceText } from "./definition/locate";
import type { Complaint, Problem } from "./definition/Problem";
import { readAll } from "./definition/readAll";
import { readSources } from "./definition/readSources";
import { registry } from "./kinds/registry";
import { checkAll } from "./model/checkAll";
import { linksOf } from "./model/Links";
import type { Model } from "./model/Model";
import { ownScreens } from "./model/ownScreens";
import { resolve } from "./model/resolve";
import type { ToTraditional } from "./model/resolveWords";
import { cacheFile, traditional } from "./model/traditional";

export type Loaded =
  | { readonly model: Model; readonly problems: readonly [] }
  | { readonly model: null; readonly problems: readonly Problem[] };

/**
 * Pure: `files` are the texts of resources/ by path from the root, `overrides` the paths of what stands in src/overrides.
 * All problems are answered at once, in the order of the files.
 */
export const loadModelFrom = (
  files: readonly SourceText[],
  overrides: readonly string[],
  toTraditional: ToTraditional = traditional(null).convert,
): Loaded => {
  const complaints: Complaint[] = [];
  const complain = (complaint: Complaint): void => void complaints.push(complaint);
  const definitions = ownScreens(readAll(files, registry, complain));
  const links = linksOf(definitions, registry);
  checkAll(definitions, links, overrides, complain);
  if (complaints.length > 0) return { model: null, problems: locate(files, complaints) };
  return { model: resolve(definitions, links, overrides, toTraditional), problems: [] };
};

/** Reads resources/ and the names in src/overrides below `root`. */
export const loadModel = (root: string): Loaded => {
  const { files, overrides } = readSources(root);
  const chinese = traditional(cacheFile(root));
  const loaded = loadModelFrom(files, overrides, chinese.convert);
  chinese.keep();
  return loaded;
};
