// From the texts of resources/ to the Model, or to everything that is wrong with them.
import type { Definition } from "./definition/Definition";
import { locate, type SourceText } from "./definition/locate";
import type { Complaint, Problem } from "./definition/Problem";
import { type Definitions, readAll } from "./definition/readAll";
import { readSources, type Sources } from "./definition/readSources";
import { registry } from "./kinds/registry";
import { checkAll } from "./model/checkAll";
import { linksOf } from "./model/Links";
import type { Model } from "./model/Model";
import { addOwnScreens } from "./model/ownScreens";
import { resolve } from "./model/resolve";
import type { ToTraditional } from "./model/resolveWords";
import { definitionOf, reachOf, type Seen, seenOf } from "./model/Seen";
import { toTaiwan } from "./model/taiwan";
import { cacheFile, type Traditional, loadTraditional } from "./model/traditional";

export type Loaded =
  | { readonly model: Model; readonly problems: readonly [] }
  | { readonly model: null; readonly problems: readonly Problem[] };

/** A Model in which only some resources are resolved. `seen` is what other definitions need of these, by file. */
export interface LoadedPart {
  readonly model: Model;
  readonly seen: ReadonlyMap<string, Seen>;
}

type LoadedWhole =
  | (LoadedPart & { readonly problems: readonly [] })
  | { readonly model: null; readonly problems: readonly Problem[] };

/**
 * Checks and resolves the definitions that `isOwn` picks. `complaints` are those that reading them has found. Answers null when
 * there are any in the end.
 */
const judge = (
  read: Definitions,
  isOwn: (definition: Definition) => boolean,
  written: readonly string[],
  toTraditional: ToTraditional,
  complaints: Complaint[],
): LoadedPart | null => {
  const definitions = addOwnScreens(read);
  const own = definitions.resources.filter(isOwn);
  const links = linksOf(definitions, registry);
  checkAll(definitions, links, written, (complaint) => void complaints.push(complaint), own);
  if (complaints.length > 0) return null;
  const seen = new Map(own.map((definition) => [definition.file, seenOf(definition, links)]));
  return { model: resolve(definitions, links, written, toTaiwan(read.phrases, toTraditional), own), seen };
};

const loadAll = ({ files, written }: Pick<Sources, "files" | "written">, toTraditional: ToTraditional): LoadedWhole => {
  const complaints: Complaint[] = [];
  const read = readAll(files, registry, (complaint) => void complaints.push(complaint));
  const loaded = judge(read, () => true, written, toTraditional, complaints);
  return loaded === null ? { model: null, problems: locate(files, complaints) } : { ...loaded, problems: [] };
};

/**
 * Does not touch the disk. `files` are the texts of resources/ with their paths from the root, `written` those of
 * hand-written files: see Sources. Answers all problems at once, in the order of the files.
 */
export const loadModelFrom = (
  files: readonly SourceText[],
  written: readonly string[],
  toTraditional: ToTraditional = loadTraditional(null).convert,
): Loaded => loadAll({ files, written }, toTraditional);

const speakers = new Map<string, Traditional>();

/** Ignores the cache of converted texts of `root` from now on. */
export const forgetChinese = (root: string): void => void speakers.set(root, loadTraditional(cacheFile(root), true));

/** Runs `load` with a converter to traditional Chinese. It reads the cache of `root` once, and writes it after `load`. */
const withChinese = <T>(root: string, load: (toTraditional: ToTraditional) => T): T => {
  const chinese = speakers.get(root) ?? loadTraditional(cacheFile(root));
  speakers.set(root, chinese);
  const loaded = load(chinese.convert);
  chinese.keep();
  return loaded;
};

/** Loads all definitions. */
export const loadWhole = (root: string, sources: Sources): LoadedWhole =>
  withChinese(root, (toTraditional) => loadAll(sources, toTraditional));

/** Reads resources/ and the names in src/overrides below `root`. */
export const loadModelAnew = (root: string): Loaded => {
  const loaded = loadWhole(root, readSources(root));
  return loaded.model === null ? loaded : { model: loaded.model, problems: [] };
};

/**
 * Resolves the definitions in `dirty` and those that depend on their changes. `last` has what is needed of all others:
 * it comes from a run without problems over the same console, enumerations, errors and written. Answers null when a
 * change may concern every definition.
 */
export const loadPart = (
  root: string,
  { files, written }: Sources,
  last: ReadonlyMap<string, Seen>,
  dirty: ReadonlySet<string>,
): LoadedPart | null => {
  const complaints: Complaint[] = [];
  const read = (isRead: (path: string) => boolean): Definitions =>
    readAll(
      files.filter(({ path }) => !last.has(path) || isRead(path)),
      registry,
      (complaint) => void complaints.push(complaint),
    );
  const first = read((path) => dirty.has(path));
  const own = new Map(first.resources.map((definition) => [definition.file, definition]));
  const links = linksOf(first, registry);
  const reaches = first.resources.flatMap((definition) => {
    const before = last.get(definition.file);
    return before === undefined ? ["all" as const] : [reachOf(before, seenOf(definition, links))];
  });
  const also = new Set<string>();
  for (const reach of reaches) {
    if (reach === "all") return null;
    for (const [file, seen] of last) if (!own.has(file) && reach(seen)) also.add(file);
  }
  if (complaints.length > 0) return null;
  if (also.size > 0) for (const one of read((path) => also.has(path)).resources) own.set(one.file, one);
  const resources = [...last].map(([file, seen]) => own.get(file) ?? definitionOf(seen));
  return withChinese(root, (toTraditional) =>
    judge({ ...first, resources }, ({ file }) => own.has(file), written, toTraditional, complaints),
  );
};
