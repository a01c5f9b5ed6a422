import { OUTPUT_FOLDERS } from "../layout";
import { NO_CHECKS } from "./AuthorChecks";
import type { Difference } from "./differences";
import { removeFile, StagedFiles } from "./disk";
import { inputsFingerprint, readOutputHashes, toolFingerprint } from "./fingerprint";
import { type CommandOutcome, problemOutcome } from "./CommandOutcome";
import { type RunContext, regenerate, type RegenerateResult } from "./regenerate";
import { readRunRecord, recordOfRun, recordUnlessCi, writeRunRecord } from "./RunRecord";

export interface GenerateResult {
  readonly result: RegenerateResult;
  readonly outcome: CommandOutcome;
}

const outcomeOf = ({ problems, differences, summary, files }: RegenerateResult): CommandOutcome => {
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
 * Writes the files that differ. Each file is first written next to its final place, while others are still being
 * printed. At the end all are moved, so nothing changes if one cannot be printed. Files that the generator did not
 * write stay.
 */
export const writeGenerated = async (before: RunContext): Promise<GenerateResult> => {
  const { root } = before;
  const staging = new StagedFiles(root);
  try {
    const result = await regenerate({ ...before, onDifference: (path, text) => staging.add(path, text) });
    staging.commit();
    for (const { path } of result.differences.filter(isRemoved)) removeFile(root, path, OUTPUT_FOLDERS);
    return { result, outcome: outcomeOf(result) };
  } catch (error) {
    staging.discard(OUTPUT_FOLDERS);
    throw error;
  }
};

/** Generates all code from the definitions. Writes nothing if a definition has a mistake. */
export const generate = async (root: string, checks = NO_CHECKS): Promise<CommandOutcome> => {
  const tool = toolFingerprint();
  const inputs = inputsFingerprint(root, tool);
  const last = readRunRecord(root);
  const before = { root, tool, checks, last, known: recordUnlessCi(last), disk: readOutputHashes(root) };
  const { result, outcome } = await writeGenerated(before);
  if (outcome.exit === 0) writeRunRecord(root, recordOfRun(tool, inputs, result));
  return outcome;
};
