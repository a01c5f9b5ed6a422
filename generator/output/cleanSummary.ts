import { inputsFingerprint, outputsFingerprint, outputsOnDisk, toolFingerprint } from "./fingerprint";
import { isContinuousIntegration, readRecord } from "./RunRecord";

/** The summary of the last clean run when nothing that mattered to it changed since, by content; else null. */
export const cleanSummary = (root: string): string | null => {
  const { clean } = readRecord(root);
  if (clean === null || isContinuousIntegration()) return null;
  const same =
    outputsFingerprint(outputsOnDisk(root)) === clean.outputs &&
    inputsFingerprint(root, toolFingerprint()) === clean.inputs;
  return same ? clean.summary : null;
};
