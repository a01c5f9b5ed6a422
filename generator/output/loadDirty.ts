// Loads the definitions that changed since the last run. When it is not known which, it loads all of them.
import { locate } from "../definition/locate";
import type { Complaint, Problem } from "../definition/Problem";
import type { Sources } from "../definition/readSources";
import type { Placed } from "../emitters/Catalog";
import { definitionOfOutput } from "../layout";
import { loadPart, loadWhole } from "../load";
import { checkHandlers } from "../model/checkHandlers";
import type { Model } from "../model/Model";
import { toCamelCase, toPascalCase } from "../model/names";
import type { Seen } from "../model/Seen";
import { hash } from "./hash";
import { aroundOf, definitionsOf, type Memory, NO_MEMORY, type Remembered } from "./Memory";
import { readHandled } from "./readHandled";
import type { RunRecord } from "./RunRecord";

export interface LoadedDirty {
  /** Has only the resources to emit. Everything else in it is complete. */
  readonly model: Model;
  readonly placed: readonly Placed[];
  readonly memory: Memory;
  /** Files of definitions whose generated code is on disk as the record says. */
  readonly clean: ReadonlySet<string>;
  readonly problems: readonly [];
}

type Texts = ReadonlyMap<string, string>;

/** Definitions whose text changed, or whose generated code is not what the record says. */
const dirtyOf = (texts: Texts, { memory, files }: RunRecord, disk: ReadonlyMap<string, string>): Set<string> => {
  const dirty = new Set<string>();
  for (const [file, text] of texts) if (memory.definitions[file]?.text !== text) dirty.add(file);
  for (const path in files) {
    if (files[path]?.output === disk.get(path)) continue;
    const file = definitionOfOutput(path);
    if (file !== null && texts.has(file)) dirty.add(file);
  }
  return dirty;
};

const placedOf = ({ seen: { section, name, tree }, plural, asked, exporting, importing }: Remembered): Placed => ({
  section,
  name,
  names: { camel: toCamelCase(name), pascal: toPascalCase(name) },
  plural,
  asked,
  exporting,
  importing,
  tree: tree === undefined ? null : { parent: tree.parent, order: tree.order ?? null },
});

interface LoadedNow {
  readonly model: Model;
  readonly seen: ReadonlyMap<string, Seen>;
}

const remember = (around: string, texts: Texts, now: LoadedNow, last: Memory): Memory => {
  const resolved = new Map(
    now.model.resources.map(({ file, plural, asked, exporting, importing }) => [
      file,
      { plural, asked, exporting, importing },
    ]),
  );
  return {
    around,
    definitions: Object.fromEntries(
      [...texts].flatMap(([file, text]) => {
        const seen = now.seen.get(file) ?? last.definitions[file]?.seen;
        const placed = resolved.get(file) ?? last.definitions[file];
        if (seen === undefined || placed === undefined) return [];
        const { plural, asked, exporting, importing } = placed;
        return [[file, { text, seen, plural, asked, exporting, importing }] as const];
      }),
    ),
  };
};

/** Whether the record was made with the same generator, console, enumerations and list of files. */
const isAbout = ({ memory }: RunRecord, around: string, texts: Texts): boolean =>
  memory.around === around &&
  Object.keys(memory.definitions).length === texts.size &&
  [...texts.keys()].every((file) => memory.definitions[file] !== undefined);

export interface Asked {
  readonly root: string;
  readonly sources: Sources;
  readonly tool: string;
  readonly known: RunRecord;
  readonly disk: ReadonlyMap<string, string>;
}

/** What changed since the last run. */
export interface Changes {
  readonly around: string;
  /** Path -> hash of each definition. */
  readonly texts: Texts;
  /** What the last run remembers; nothing when that is out of date. */
  readonly last: Memory;
  /** Files of the definitions that must be loaded. */
  readonly dirty: ReadonlySet<string>;
}

export const findChanges = ({ sources, tool, known, disk }: Asked): Changes => {
  const around = aroundOf(tool, sources);
  const texts = new Map(definitionsOf(sources).map(({ path, text }) => [path, hash(text)]));
  const last = isAbout(known, around, texts) ? known.memory : NO_MEMORY;
  return { around, texts, last, dirty: dirtyOf(texts, { ...known, memory: last }, disk) };
};

export const loadDirty = (
  { root, sources }: Asked,
  { around, texts, last, dirty }: Changes,
): LoadedDirty | { readonly model: null; readonly problems: readonly Problem[] } => {
  const before = new Map(Object.entries(last.definitions).map(([file, { seen }]) => [file, seen]));
  const part = dirty.size < texts.size ? loadPart(root, sources, before, dirty) : null;
  const loaded = part ?? loadWhole(root, sources);
  if (loaded.model === null) return loaded;
  const complaints: Complaint[] = [];
  checkHandlers(
    loaded.model,
    () => readHandled(root, sources.business),
    (complaint) => void complaints.push(complaint),
  );
  if (complaints.length > 0) return { model: null, problems: locate(sources.files, complaints) };
  const memory = remember(around, texts, loaded, last);
  return {
    model: loaded.model,
    placed: Object.values(memory.definitions).map(placedOf),
    memory,
    clean: new Set([...texts.keys()].filter((file) => !loaded.seen.has(file))),
    problems: [],
  };
};
