import type { z } from "zod/mini";
import type { Fail } from "./field";
import { issueOf } from "./issuesOf";

/** Reports the issues of a nested value as issues of its field. */
export function reportNestedIssues(error: z.core.$ZodError, fail: Fail, path: readonly (string | number)[] = []): void {
  for (const issue of error.issues) {
    const { key, args } = issueOf(issue);
    const inner = issue.path.filter((step) => typeof step !== "symbol");
    fail(key.replace(/^invalid\./, ""), args, [...path, ...inner]);
  }
}
