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
import { ownScreens } from "./model/ownScreens";
import { resolve } from "./model/resolve";
import type { ToTraditional } from "./model/resolveWords";
import { definitionOf, reachOf, type Seen, seenOf } from "./model/Seen";
import { saying } from "./model/taiwan";
import { cacheFile, type Traditional, traditional } from "./model/traditional";

export type Loaded =
  | { readonly model: Model; readonly problems: readonly [] }
  | { readonly model: null; readonly problems: readonly Problem[] };

/** A Model of which only some resources are resolved, and what others see of those, by file. */
export interface LoadedPart {
  readonly model: Model;
  readonly seen: ReadonlyMap<string, Seen>;
}

type Judged =
  | (LoadedPart & { readonly complaints: readonly [] })
  | { readonly model: null; readonly complaints: readonly Complaint[] };

/** Judges and resolves what `isOwn` picks among definitions that were read with `complaints`. */
const judge = (
  read: Definitions,
  isOwn: (definition: Definition) => boolean,
  overrides: readonly string[],
  toTraditional: ToTraditional,
  complaints: Complaint[],
): Judged => {
  const definitions = ownScreens(read);
  const own = definitions.resources.filter(isOwn);
  const links = linksOf(definitions, registry);
  checkAll(definitions, links, overrides, (complaint) => void complaints.push(complaint), own);
  if (complaints.length > 0) return { model: null, complaints };
  const seen = new Map(own.map((definition) => [definition.file, seenOf(definition, links)]));
  const say = saying(read.phrases);
  return {
    model: resolve(definitions, links, overrides, (text) => say(toTraditional(text)), own),
    seen,
    complaints: [],
  };
};

const judgeAll = ({ files, overrides }: Sources, toTraditional: ToTraditional): Judged => {
  const complaints: Complaint[] = [];
  const read = readAll(files, registry, (complaint) => void complaints.push(complaint));
  return judge(read, () => true, overrides, toTraditional, complaints);
};

/**
 * Pure: `files` are the texts of resources/ by path from the root, `overrides` the paths of what stands in src/overrides.
 * All problems are answered at once, in the order of the files.
 */
export const loadModelFrom = (
  files: readonly SourceText[],
  overrides: readonly string[],
  toTraditional: ToTraditional = traditional(null).convert,
): Loaded => {
  const { model, complaints } = judgeAll({ files, overrides }, toTraditional);
  return model === null ? { model, problems: locate(files, complaints) } : { model, problems: [] };
};

const speakers = new Map<string, Traditional>();

/** From now on every text below `root` is converted anew, whatever the cache says. */
export const forgetChinese = (root: string): void => void speakers.set(root, traditional(cacheFile(root), true));

/** Runs `load` with the cache of Chinese below `root`, which is read once. */
const withChinese = <T>(root: string, load: (toTraditional: ToTraditional) => T): T => {
  const chinese = speakers.get(root) ?? traditional(cacheFile(root));
  speakers.set(root, chinese);
  const loaded = load(chinese.convert);
  chinese.keep();
  return loaded;
};

/** Reads resources/ and the names in src/overrides below `root`. */
export const loadModelAnew = (root: string): Loaded => {
  const { files, overrides } = readSources(root);
  return withChinese(root, (toTraditional) => loadModelFrom(files, overrides, toTraditional));
};

/** Everything, with what others see of it. */
export const loadWhole = (
  root: string,
  sources: Sources,
):
  | (LoadedPart & { readonly problems: readonly [] })
  | { readonly model: null; readonly problems: readonly Problem[] } =>
  withChinese(root, (toTraditional) => {
    const judged = judgeAll(sources, toTraditional);
    return judged.model === null
      ? { model: null, problems: locate(sources.files, judged.complaints) }
      : { model: judged.model, seen: judged.seen, problems: [] };
  });

/**
 * Resolves the definitions in `dirty`, and those that feel what changed in them; the others are as `last` saw them, in a run
 * over the same console, enumerations, errors and overrides that found nothing wrong. Null when everything must be loaded.
 */
export const loadPart = (
  root: string,
  { files, overrides }: Sources,
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
  return withChinese(root, (toTraditional) => {
    const judged = judge({ ...first, resources }, ({ file }) => own.has(file), overrides, toTraditional, complaints);
    return judged.model === null ? null : judged;
  });
};
