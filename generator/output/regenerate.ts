// Reads the definitions and prints the code that follows from them. Every command begins with this.
import { readSources } from "../definition/readSources";
import { emit } from "../emitters";
import { definitionJsonSchema, hostJsonSchema } from "../definitionJsonSchema";
import type { Problem } from "../definition/Problem";
import type { Model } from "../model/Model";
import { type Difference, findDifferences } from "./differences";
import { EDITOR_SCHEMA, HOST_SCHEMA } from "../layout";
import { findChanges, loadDirty } from "./loadDirty";
import type { Memory } from "./Memory";
import { startPrinting } from "./PrintThread";
import { render, listUnchanged } from "./render";
import type { RunRecord } from "./RunRecord";

/** What a run knows before it starts. */
export interface Before {
  readonly root: string;
  readonly tool: string;
  /** What the last run left. It explains differences. */
  readonly last: RunRecord;
  /** Says which definitions and drafts need no work: the record of the last run, or an empty one. */
  readonly known: RunRecord;
  /** Path -> hash of the file on disk. */
  readonly disk: ReadonlyMap<string, string>;
  /** Is called with each file that differs from the disk as soon as it is printed. */
  readonly onDifference?: (path: string, text: string) => void;
}

export interface Regenerated {
  /** Has only the resources that were loaded; null when a definition is wrong. */
  readonly model: Model | null;
  readonly problems: readonly Problem[];
  readonly differences: readonly Difference[];
  readonly summary: string;
  /** The planned files by path, as in RunRecord. */
  readonly files: RunRecord["files"];
  readonly memory: Memory;
}

/** Prints what must be printed, and compares it with the disk. */
export const regenerate = async ({ root, tool, last, known, disk, onDifference }: Before): Promise<Regenerated> => {
  const asked = { root, sources: readSources(root), tool, known, disk };
  const changes = findChanges(asked);
  // A changed definition probably changes its code: the thread loads ts-morph while definitions are read here.
  if (changes.dirty.size > 0) await startPrinting();
  const loaded = loadDirty(asked, changes);
  const { model, problems } = loaded;
  if (model === null) return { model, problems, differences: [], summary: "", files: last.files, memory: last.memory };
  const sources = { files: emit(model, loaded.placed), record: known, tool, disk };
  const schema = (path: string, of: () => object) => ({
    path,
    draft: tool,
    print: () => `${JSON.stringify(of(), null, 2)}\n`,
  });
  const schemas = [
    schema(EDITOR_SCHEMA, definitionJsonSchema),
    ...(model.host === null ? [] : [schema(HOST_SCHEMA, hostJsonSchema)]),
  ];
  const files = [...listUnchanged(known, loaded.clean)];
  for await (const file of render(sources, schemas)) {
    files.push(file);
    const { path, output, text } = file;
    if (text !== null && disk.get(path) !== output) onDifference?.(path, text);
  }
  return {
    model,
    problems,
    differences: findDifferences(root, { files, disk }, last),
    summary: `${loaded.placed.length} definitions, ${files.length} files`,
    files: Object.fromEntries(files.map(({ path, draft, output }) => [path, { draft, output }])),
    memory: loaded.memory,
  };
};
