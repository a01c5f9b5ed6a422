// Checks for people who write definitions. The caller of the generator passes them in.
import type { Sources } from "../definition/readSources";
import type { Report } from "../definition/Problem";
import type { Model } from "../model/Model";
import type { PlainFile } from "./renderFiles";

/** Names of calls with their own code, by resource. Null for a resource whose calls cannot be read from the text. */
export type CallsWithHandlers = ReadonlyMap<string, ReadonlySet<string> | null>;

export interface CheckedConsole {
  readonly root: string;
  readonly sources: Sources;
  readonly model: Model;
  /** Reads which calls have code. Null if the text does not show it. */
  readonly readHandled: () => CallsWithHandlers | null;
}

export interface AuthorChecks {
  /** Reports files that cannot be read, and files that nobody reads. After such a report, nothing else is checked. */
  readonly files: (root: string, sources: Sources, complain: Report) => void;
  /** Reports what can never work. Only definitions without other mistakes come here. */
  readonly model: (judged: CheckedConsole, complain: Report) => void;
  /** Plans the schemas with which editors know the definitions. */
  readonly schemas: (tool: string, root: string, model: Model) => readonly PlainFile[];
}

export const NO_CHECKS: AuthorChecks = {
  files: () => undefined,
  model: () => undefined,
  schemas: () => [],
};
