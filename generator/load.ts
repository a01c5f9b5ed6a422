// Makes the Model from the texts of resources/, or answers all mistakes in them.
import { locateProblems, type SourceText } from "./definition/locateProblems";
import type { Complaint, Problem } from "./definition/Problem";
import { readDefinitions } from "./definition/readDefinitions";
import { readSources, type Sources } from "./definition/readSources";
import { fieldKinds } from "./kinds/registry";
import { checkAll } from "./model/checkAll";
import { lookupOf } from "./model/Lookup";
import type { Model } from "./model/Model";
import { addOwnScreens } from "./model/ownScreens";
import { resolveModel } from "./model/resolveModel";
import type { ToTraditional } from "./model/resolveWords";
import { toTaiwan } from "./model/taiwan";
import { traditionalCacheFile, type TraditionalConverter, loadTraditional } from "./model/traditional";

export type LoadResult =
  | { readonly model: Model; readonly problems: readonly [] }
  | { readonly model: null; readonly problems: readonly Problem[] };

const loadAll = ({ files, written }: Pick<Sources, "files" | "written">, toTraditional: ToTraditional): LoadResult => {
  const complaints: Complaint[] = [];
  const complain = (complaint: Complaint) => void complaints.push(complaint);
  const read = readDefinitions(files, fieldKinds, complain);
  const definitions = addOwnScreens(read);
  const lookup = lookupOf(definitions, fieldKinds);
  checkAll(lookup, written, complain);
  return complaints.length > 0
    ? { model: null, problems: locateProblems(files, complaints) }
    : { model: resolveModel(definitions, lookup, written, toTaiwan(read.phrases, toTraditional)), problems: [] };
};

/**
 * Does not read the disk. `files` are the texts of resources/, with paths from the root. `written` are hand-written
 * files: see Sources. Answers all problems at once, in the order of the files.
 */
export const loadModelFrom = (
  files: readonly SourceText[],
  written: readonly string[],
  toTraditional: ToTraditional = loadTraditional(null).convert,
): LoadResult => loadAll({ files, written }, toTraditional);

const speakers = new Map<string, TraditionalConverter>();

/** Ignores the cached Chinese conversions of `root` from now on. */
export const dropChineseCache = (root: string): void =>
  void speakers.set(root, loadTraditional(traditionalCacheFile(root), true));

/** Loads all definitions. The converter to traditional Chinese reads and writes the cache of `root`. */
export const loadFrom = (root: string, sources: Sources): LoadResult => {
  const chinese = speakers.get(root) ?? loadTraditional(traditionalCacheFile(root));
  speakers.set(root, chinese);
  const loaded = loadAll(sources, chinese.convert);
  chinese.keep();
  return loaded;
};

/** Reads resources/ and the names in src/overrides below `root`. */
export const reloadModel = (root: string): LoadResult => loadFrom(root, readSources(root));
