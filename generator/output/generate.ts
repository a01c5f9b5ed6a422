import { OUTPUTS } from "../layout";
import type { Difference } from "./differences";
import { remove, Staging } from "./disk";
import { inputsFingerprint, outputsOnDisk, toolFingerprint } from "./fingerprint";
import { type Outcome, problemOutcome } from "./Outcome";
import { type Before, regenerate, type Regenerated } from "./regenerate";
import { readRecord, recordOf, trusted, writeRecord } from "./RunRecord";

export interface Generated {
  readonly result: Regenerated;
  readonly outcome: Outcome;
}

const outcomeOf = ({ problems, differences, summary, files }: Regenerated): Outcome => {
  if (problems.length > 0) return problemOutcome(problems);
  const written = differences.filter(({ wanted }) => wanted !== null).length;
  const removed = differences.filter(isRemoved).length;
  const foreign = differences.filter(({ state }) => state === "foreign");
  return {
    exit: 0,
    lines: [
      ...foreign.map(({ path }) => `${path} was not written by the generator and is left alone.`),
      `${summary}: ${written} written, ${Object.keys(files).length - written} unchanged, ${removed} removed`,
    ],
    problems: [],
    differences: differences.map(({ path, state }) => ({ path, state })),
  };
};

const isRemoved = ({ state }: Difference): boolean => state === "orphaned" || state === "unfinished";

/**
 * Writes what differs, and says what it did. Files are written beside their places while others are still being printed, and
 * take their places once all are: when one cannot be printed, nothing changes. What is not the tool's stays.
 */
export const writeGenerated = async (before: Before): Promise<Generated> => {
  const { root } = before;
  const staging = new Staging(root);
  try {
    const result = await regenerate({ ...before, onDifference: (path, text) => staging.add(path, text) });
    staging.commit();
    for (const { path } of result.differences.filter(isRemoved)) remove(root, path, OUTPUTS);
    return { result, outcome: outcomeOf(result) };
  } catch (error) {
    staging.discard(OUTPUTS);
    throw error;
  }
};

/** Makes what is generated what the definitions say; writes nothing when one of them is wrong. */
export const generate = async (root: string): Promise<Outcome> => {
  const tool = toolFingerprint();
  const inputs = inputsFingerprint(root, tool);
  const last = readRecord(root);
  const before = { root, tool, last, known: trusted(last), disk: outputsOnDisk(root) };
  const { result, outcome } = await writeGenerated(before);
  if (outcome.exit === 0) writeRecord(root, recordOf(tool, inputs, result));
  return outcome;
};
