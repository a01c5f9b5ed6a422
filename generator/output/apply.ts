import { remove, writeWhole } from "./disk";
import type { Difference } from "./differences";
import { OUTPUTS } from "../layout";

export interface Applied {
  readonly written: readonly string[];
  readonly removed: readonly string[];
}

/** Makes the disk what was planned, file by file; what is not the tool's stays. */
export const apply = (root: string, found: readonly Difference[]): Applied => {
  const written = found.flatMap(({ path, wanted }) => (wanted === null ? [] : [{ path, wanted }]));
  const removed = found.filter(({ state }) => state === "orphaned" || state === "unfinished");
  const made = new Set<string>();
  for (const { path, wanted } of written) writeWhole(root, path, wanted, made);
  for (const { path } of removed) remove(root, path, OUTPUTS.find((folder) => path.startsWith(`${folder}/`)) ?? path);
  return { written: written.map(({ path }) => path), removed: removed.map(({ path }) => path) };
};
