import { readText } from "./disk";
import type { Difference, State } from "./differences";
import { inputsFingerprint, outputsOnDisk, toolFingerprint } from "./fingerprint";
import { type Outcome, problemOutcome } from "./Outcome";
import { regenerate } from "./regenerate";
import { NO_RECORD, readRecord, recordOf, trusted, writeRecord } from "./RunRecord";
import { unifiedDiff } from "./unifiedDiff";

const WORDS = {
  missing: "is missing",
  stale: "is stale: its definition changed",
  edited: "was edited by hand: change the definition, or replace the view in src/overrides",
  differs: "differs from its definition: edited by hand, or stale",
  orphaned: "is orphaned: no definition asks for it any more",
  foreign: "was not written by the generator: move it out of src/generated",
  unfinished: "was left by a run that was killed",
} satisfies Record<State, string>;

/** Differences shown with their lines, and lines of each. */
const SHOWN = 5;
const LINES = 24;

const diffOf = (root: string, { path, wanted }: Difference): readonly string[] => {
  const found = readText(root, path);
  return found === null || wanted === null ? [] : unifiedDiff(found, wanted, LINES).map((line) => `    ${line}`);
};

const describe = (root: string, found: readonly Difference[]): readonly string[] => {
  const withDiff = new Set(found.filter(({ wanted }) => wanted !== null).slice(0, SHOWN));
  return found.flatMap((one) => [`${one.path} ${WORDS[one.state]}`, ...(withDiff.has(one) ? diffOf(root, one) : [])]);
};

/** Compares src/generated with what the definitions say; writes nothing but the record of a clean run. */
export const check = async (root: string, full: boolean): Promise<Outcome> => {
  const tool = toolFingerprint();
  const inputs = inputsFingerprint(root, tool);
  const last = readRecord(root);
  const before = { root, tool, last, known: full ? NO_RECORD : trusted(last), disk: outputsOnDisk(root) };
  const result = await regenerate(before);
  const { problems, differences, summary } = result;
  if (problems.length > 0) return problemOutcome(problems);
  if (differences.length === 0) {
    writeRecord(root, recordOf(tool, inputs, result));
    return { exit: 0, lines: [`${summary}: clean`], problems: [], differences: [] };
  }
  const count = differences.length === 1 ? "1 file differs" : `${differences.length} files differ`;
  return {
    exit: 1,
    lines: [
      ...describe(root, differences),
      "",
      `${summary}: ${count}. Run npm run generate; - is what stands there, + what ought to.`,
    ],
    problems: [],
    differences: differences.map(({ path, state }) => ({ path, state })),
  };
};
