import type { z } from "zod/mini";
import type { IssueArgs } from "./field";

export interface Issue {
  /** From the root of the record: `details.0.lang`. */
  readonly path: string;
  /** A message key: `invalid.required`. */
  readonly key: string;
  readonly args: IssueArgs;
}

/** The message key for an issue of zod itself, such as a missing object or a wrong type. */
function plainKey(issue: z.core.$ZodIssue): string {
  if (issue.code !== "invalid_type") {
    return "invalid.standard";
  }
  // The issue has the input only if the parse was asked to report it. zod's own messages exist in only one language.
  const isNone =
    "input" in issue
      ? issue.input === undefined || issue.input === null
      : /received (undefined|null)$/.test(issue.message);
  if (isNone || issue.expected === "nonoptional") {
    return "invalid.required";
  }
  return issue.expected === "number" ? "invalid.number" : "invalid.standard";
}

export function issueOf(issue: z.core.$ZodIssue): Omit<Issue, "path"> {
  const params: unknown = issue.code === "custom" ? issue.params : undefined;
  if (typeof params === "object" && params !== null && "key" in params && typeof params.key === "string") {
    const args = "args" in params && typeof params.args === "object" && params.args !== null ? params.args : {};
    return { key: params.key, args: { ...args } };
  }
  return { key: plainKey(issue), args: {} };
}

/** All issues of a failed parse as message keys: from the builders here, and from plain zod schemas. */
export function issuesOf(error: z.core.$ZodError): Issue[] {
  return error.issues.map((issue) => ({ path: issue.path.map(String).join("."), ...issueOf(issue) }));
}
