import { hasHeader } from "../printing";
import { isPart, readText } from "./disk";
import type { Plan, PlannedFile } from "./Plan";
import type { RunRecord } from "./RunRecord";

/**
 * missing    the file should exist
 * stale      the file is as it was generated, but its definition has changed since
 * edited     somebody changed the file, but its definition is the same
 * differs    both, or no record says which
 * orphaned   the generator wrote the file, and no definition needs it any more
 * foreign    somebody else put the file into the generator's folder; it is never removed
 * unfinished a killed run left the file
 */
export type State = "missing" | "stale" | "edited" | "differs" | "orphaned" | "foreign" | "unfinished";

export interface Difference {
  readonly path: string;
  readonly state: State;
  /** The text that should be there; null when the file should not exist. */
  readonly wanted: string | null;
}

const stateOf = (record: RunRecord, { path, output }: PlannedFile, found: string | undefined): State => {
  if (found === undefined) return "missing";
  const written = record.files[path]?.output;
  if (written === found) return "stale";
  return written === output ? "edited" : "differs";
};

const unplanned = (root: string, path: string): State => {
  if (isPart(path)) return "unfinished";
  return hasHeader(readText(root, path) ?? "") ? "orphaned" : "foreign";
};

/** How the disk differs from the plan, sorted by path. */
export const findDifferences = (root: string, plan: Plan, record: RunRecord): readonly Difference[] => {
  const planned = new Set(plan.files.map(({ path }) => path));
  const changed = plan.files
    .filter(({ path, output }) => plan.disk.get(path) !== output)
    .map((file): Difference => {
      const { path, text } = file;
      return { path, state: stateOf(record, file, plan.disk.get(path)), wanted: text };
    });
  const extra = [...plan.disk.keys()]
    .filter((path) => !planned.has(path))
    .map((path): Difference => ({ path, state: unplanned(root, path), wanted: null }));
  return [...changed, ...extra].sort((a, b) => (a.path < b.path ? -1 : 1));
};
