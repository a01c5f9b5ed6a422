// Reads the definitions and prints the generated code. Every command begins with this.
import { locateProblems } from "../definition/locateProblems";
import { readSources } from "../definition/readSources";
import { emitFiles } from "../emitters";
import type { PartNames } from "../emitters/Catalog";
import type { Complaint, Problem } from "../definition/Problem";
import { type LoadResult, loadFrom } from "../load";
import type { Model } from "../model/Model";
import type { AuthorChecks } from "./AuthorChecks";
import { type Difference, findDifferences } from "./differences";
import { BUSINESS_FILE } from "../layout";
import type { PlannedFile } from "./Plan";
import { readHandled } from "./readHandled";
import { readParts } from "./readParts";
import { renderFiles } from "./renderFiles";
import type { RunRecord } from "./RunRecord";

/** What is known before a run. */
export interface RunContext {
  readonly root: string;
  readonly tool: string;
  readonly checks: AuthorChecks;
  /** The record of the last run, which explains differences. */
  readonly last: RunRecord;
  /** The record that says which files need no work: that of the last run, or an empty one. */
  readonly known: RunRecord;
  /** For a path: the hash of the file on disk. */
  readonly disk: ReadonlyMap<string, string>;
  /** Called with each file that differs from the disk, as soon as it is printed. */
  readonly onDifference?: (path: string, text: string) => void;
}

export interface RegenerateResult {
  /** Null if a definition has mistakes. */
  readonly model: Model | null;
  readonly problems: readonly Problem[];
  readonly differences: readonly Difference[];
  readonly summary: string;
  /** The planned files, by path, as in RunRecord. */
  readonly files: RunRecord["files"];
}

/** Loads all definitions, and what hand-written code adds to them. */
export const loadAndCheck = (
  root: string,
  checks: AuthorChecks,
): (LoadResult & { readonly model: null }) | { readonly model: Model; readonly parts: PartNames } => {
  const sources = readSources(root);
  const complaints: Complaint[] = [];
  const complain = (complaint: Complaint) => void complaints.push(complaint);
  const refuse = () => {
    const code = sources.business === null ? [] : [{ path: BUSINESS_FILE, text: sources.business }];
    return { model: null, problems: locateProblems([...sources.files, ...sources.parts, ...code], complaints) };
  };
  checks.files(root, sources, complain);
  if (complaints.length > 0) return refuse();
  const loaded = loadFrom(root, sources);
  if (loaded.model === null) return loaded;
  const { model } = loaded;
  const parts = readParts(model.resources, sources.parts, complain);
  checks.model({ root, sources, model, readHandled: () => readHandled(root, sources.business) }, complain);
  return complaints.length > 0 ? refuse() : { model, parts };
};

/** Prints every file that may have changed, and compares it with the disk. */
export const regenerate = async ({
  root,
  tool,
  checks,
  last,
  known,
  disk,
  onDifference,
}: RunContext): Promise<RegenerateResult> => {
  const loaded = loadAndCheck(root, checks);
  const { model } = loaded;
  if (model === null) return { model, problems: loaded.problems, differences: [], summary: "", files: last.files };
  const sources = { files: emitFiles(model, loaded.parts), record: known, tool, disk };
  const files: PlannedFile[] = [];
  for await (const file of renderFiles(sources, checks.schemas(tool, root, model))) {
    files.push(file);
    const { path, output, text } = file;
    if (text !== null && disk.get(path) !== output) onDifference?.(path, text);
  }
  return {
    model,
    problems: [],
    differences: findDifferences(root, { files, disk }, last),
    summary: `${model.resources.length} definitions, ${files.length} files`,
    files: Object.fromEntries(files.map(({ path, draft, output }) => [path, { draft, output }])),
  };
};
