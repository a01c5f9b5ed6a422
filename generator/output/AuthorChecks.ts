// Checks for people who write definitions. The caller of the generator passes them in.
import type { Sources } from "../definition/readSources";
import type { Report } from "../definition/Problem";
import type { HandledCalls } from "../model/checkHandlers";
import type { Schema } from "../editor/Schema";
import type { SchemaName } from "../layout";
import type { Model } from "../model/Model";

export interface Judged {
  readonly root: string;
  readonly sources: Sources;
  readonly model: Model;
  /** Reads which calls have code. Null if the text does not show it. */
  readonly readHandled: () => HandledCalls | null;
}

export interface AuthorChecks {
  /** Reports files that cannot be read, and files that nobody reads. After such a report, nothing else is checked. */
  readonly files: (root: string, sources: Sources, complain: Report) => void;
  /** Reports what can never work. Only definitions without other mistakes come here. */
  readonly model: (judged: Judged, complain: Report) => void;
  /** Adds names of the console to the schemas for editors. `key` is equal if the names are. */
  readonly names: (root: string, model: Model) => { readonly key: string; readonly addTo: AddNames };
}

export type AddNames = (file: SchemaName, schema: Schema) => Schema;

export const NO_CHECKS: AuthorChecks = {
  files: () => undefined,
  model: () => undefined,
  names: () => ({ key: "", addTo: (_, schema) => schema }),
};
