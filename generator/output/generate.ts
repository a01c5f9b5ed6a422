import { apply } from "./apply";
import { inputsFingerprint, outputsOnDisk, toolFingerprint } from "./fingerprint";
import { type Outcome, problemOutcome } from "./Outcome";
import { regenerate, type Regenerated } from "./regenerate";
import { readRecord, recordOf, trusted, writeRecord } from "./RunRecord";

/** Writes what differs, and says what it did. */
export const applied = (root: string, { problems, differences, summary, files }: Regenerated): Outcome => {
  if (problems.length > 0) return problemOutcome(problems);
  const { written, removed } = apply(root, differences);
  const unchanged = Object.keys(files).length - written.length;
  const foreign = differences.filter(({ state }) => state === "foreign");
  return {
    exit: 0,
    lines: [
      ...foreign.map(({ path }) => `${path} was not written by the generator and is left alone.`),
      `${summary}: ${written.length} written, ${unchanged} unchanged, ${removed.length} removed`,
    ],
    problems: [],
    differences: differences.map(({ path, state }) => ({ path, state })),
  };
};

/** Makes what is generated what the definitions say; writes nothing when one of them is wrong. */
export const generate = async (root: string): Promise<Outcome> => {
  const tool = toolFingerprint();
  const inputs = inputsFingerprint(root, tool);
  const last = readRecord(root);
  const result = await regenerate({ root, tool, last, known: trusted(last), disk: outputsOnDisk(root) });
  const outcome = applied(root, result);
  if (outcome.exit === 0) writeRecord(root, recordOf(tool, inputs, result));
  return outcome;
};
