import { hasHeader } from "../printing";
import { isUnfinished, readText } from "./disk";
import type { Plan, PlannedFile } from "./Plan";
import type { RunRecord } from "./RunRecord";

/**
 * missing the file should exist stale the definition has changed since the file was generated edited somebody changed
 * the file differs both, or the record does not say which orphaned the generator wrote the file, but no definition
 * needs it any more foreign somebody else put the file into the generator's folder. It is never removed unfinished an
 * interrupted run left the file
 */
export type DifferenceState = "missing" | "stale" | "edited" | "differs" | "orphaned" | "foreign" | "unfinished";

export interface Difference {
  readonly path: string;
  readonly state: DifferenceState;
  /** The text that the file should have; null if it should not exist. */
  readonly wanted: string | null;
}

const stateOf = (record: RunRecord, { path, output }: PlannedFile, found: string | undefined): DifferenceState => {
  if (found === undefined) return "missing";
  const written = record.files[path]?.output;
  if (written === found) return "stale";
  return written === output ? "edited" : "differs";
};

const unplanned = (root: string, path: string): DifferenceState => {
  if (isUnfinished(path)) return "unfinished";
  return hasHeader(readText(root, path) ?? "") ? "orphaned" : "foreign";
};

/** The differences between the disk and the plan, sorted by path. */
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
