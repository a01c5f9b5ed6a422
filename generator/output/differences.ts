import { hasHeader } from "../printing";
import { isPart, readText } from "./disk";
import type { Plan, PlannedFile } from "./Plan";
import type { RunRecord } from "./RunRecord";

/**
 * missing    it ought to be there
 * stale      it stands as it was written, and what it follows from changed since
 * edited     it does not stand as it was written, and what it follows from is as it was
 * differs    both, or no record of the last run says which
 * orphaned   the tool wrote it, and no definition asks for it any more
 * foreign    not the tool's, in the tool's folder; never removed
 * unfinished what a killed run left
 */
export type State = "missing" | "stale" | "edited" | "differs" | "orphaned" | "foreign" | "unfinished";

export interface Difference {
  readonly path: string;
  readonly state: State;
  /** What ought to be there; null for files that ought not. */
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
export const differences = (root: string, plan: Plan, record: RunRecord): readonly Difference[] => {
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
