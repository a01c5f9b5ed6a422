// Describes differences for people. A few are shown with their lines, many are counted by folder.
import { readText } from "../../generator/output/disk";
import type { Difference, DifferenceState } from "../../generator/output/differences";
import { unifiedDiff } from "./unifiedDiff";

const WORDS = {
  missing: "is missing",
  stale: "is stale: what it follows from changed since it was written",
  edited: "was edited by hand: change the definition; a view is replaced in src/overrides",
  differs: "differs from its definition: edited by hand, or stale",
  orphaned: "is orphaned: no definition asks for it any more",
  foreign: "was not written by the generator: move it out of the generator's folder",
  unfinished: "was left by a run that was killed",
} satisfies Record<DifferenceState, string>;

const COUNTED = {
  missing: "missing",
  stale: "stale",
  edited: "edited by hand",
  differs: "edited or stale",
  orphaned: "orphaned",
  foreign: "not the generator's",
  unfinished: "unfinished",
} satisfies Record<DifferenceState, string>;

/** The most files whose changed lines are shown. */
const SHOWN = 5;
/** The most lines that are shown of one file. */
const LINES = 24;
/** With more lines than this in total, files are counted by folder. `--all` has no limit. */
const MOST = 36;
const FOLDERS = 24;

const diffOf = (root: string, { path, wanted }: Difference): readonly string[] => {
  const found = readText(root, path);
  return found === null || wanted === null ? [] : unifiedDiff(found, wanted, LINES).map((line) => `    ${line}`);
};

const describeEach = (root: string, found: readonly Difference[]): readonly string[] => {
  const withDiff = new Set(found.filter(({ wanted }) => wanted !== null).slice(0, SHOWN));
  return found.flatMap((one) => [`${one.path} ${WORDS[one.state]}`, ...(withDiff.has(one) ? diffOf(root, one) : [])]);
};

const countsOf = (states: readonly DifferenceState[]): string =>
  [...new Set(states)].map((state) => `${states.filter((one) => one === state).length} ${COUNTED[state]}`).join(", ");

/** Counts by the first `depth` segments of paths: 4 is the folder of a resource, 3 of a section, 2 everything. */
const byFolder = (found: readonly Difference[], depth: number): readonly string[] => {
  const folders = new Map<string, DifferenceState[]>();
  for (const { path, state } of found) {
    const folder = path.split("/").slice(0, -1).slice(0, depth).join("/");
    folders.set(folder, [...(folders.get(folder) ?? []), state]);
  }
  const lines = [...folders].map(([folder, states]) => `${folder}/  ${countsOf(states)}`);
  return lines.length > FOLDERS && depth > 2 ? byFolder(found, depth - 1) : lines;
};

/** The text for people: at most about forty lines, unless `all` is set. */
export const describeDifferences = (root: string, found: readonly Difference[], all: boolean): readonly string[] => {
  const lines = describeEach(root, found);
  if (all || lines.length <= MOST) return lines;
  const states = found.map(({ state }) => state);
  const first = found.find(({ state, wanted }) => state === "edited" && wanted !== null);
  const shown = first === undefined ? [] : ["", `${first.path} ${WORDS.edited}`, ...diffOf(root, first).slice(0, 6)];
  return [...byFolder(found, 4), ...shown, "", `In all ${countsOf(states)}. npm run check -- --all names each file.`];
};
