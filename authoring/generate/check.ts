import { dropChineseCache } from "../../generator/load";
import { NO_CHECKS } from "../../generator/output/AuthorChecks";
import { findMissingWords } from "../words/frameworkTexts";
import { describeDifferences } from "./describe";
import { inputsFingerprint, readOutputHashes, toolFingerprint } from "../../generator/output/fingerprint";
import { type CommandOutcome, problemOutcome } from "../../generator/output/CommandOutcome";
import { regenerate } from "../../generator/output/regenerate";
import {
  EMPTY_RECORD,
  readRunRecord,
  recordOfRun,
  recordUnlessCi,
  writeRunRecord,
} from "../../generator/output/RunRecord";

export interface CheckOptions {
  /** Whether to convert and print everything again. */
  readonly full: boolean;
  /** Whether to list every file that differs. */
  readonly all: boolean;
}

/** Compares the generated files with the definitions. Writes nothing but the record of the run. */
export const check = async (root: string, { full, all }: CheckOptions, checks = NO_CHECKS): Promise<CommandOutcome> => {
  if (full) dropChineseCache(root);
  const tool = toolFingerprint();
  const inputs = inputsFingerprint(root, tool);
  const last = readRunRecord(root);
  const before = {
    root,
    tool,
    checks,
    last,
    known: full ? EMPTY_RECORD : recordUnlessCi(last),
    disk: readOutputHashes(root),
  };
  const result = await regenerate(before);
  const { problems, differences, summary } = result;
  if (problems.length > 0) return problemOutcome(problems);
  if (differences.length === 0) {
    writeRunRecord(root, recordOfRun(tool, inputs, result));
    return { exit: 0, lines: [...findMissingWords(root), `${summary}: clean`], problems: [], differences: [] };
  }
  const count = differences.length === 1 ? "1 file differs" : `${differences.length} files differ`;
  return {
    exit: 1,
    lines: [
      ...describeDifferences(root, differences, all),
      "",
      `${summary}: ${count}. Run npm run generate; - is what stands there, + what ought to.`,
    ],
    problems: [],
    differences: differences.map(({ path, state }) => ({ path, state })),
  };
};
