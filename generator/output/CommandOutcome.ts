import { formatProblems } from "../definition/formatProblems";
import type { Problem } from "../definition/Problem";
import type { Difference } from "./differences";

/** The result of a command. Exit 0: clean, 1: generated code differs, 2: mistakes in definitions, 3: a bug. */
export interface CommandOutcome {
  readonly exit: 0 | 1 | 2;
  readonly lines: readonly string[];
  readonly problems: readonly Problem[];
  readonly differences: readonly Pick<Difference, "path" | "state">[];
}

export const problemOutcome = (problems: readonly Problem[]): CommandOutcome => ({
  exit: 2,
  lines: [formatProblems(problems)],
  problems,
  differences: [],
});
