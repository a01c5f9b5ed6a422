import type { Code } from "./Code";

/** A statement of a generated file. Everything is exported: what is not exported would not be used. */
export type Statement =
  | { readonly form: "constant"; readonly name: string; readonly value: Code }
  | { readonly form: "default"; readonly value: Code }
  | { readonly form: "alias"; readonly name: string; readonly type: Code };

/** One file as an emitter answers it: not yet text. */
export interface GeneratedFile {
  /** From the root: `src/generated/operate/cron/CronList.tsx`. */
  readonly path: string;
  /** The definition it follows from: `resources/operate/cron.yaml`. */
  readonly source: string;
  readonly statements: readonly Statement[];
}

const HEADER =
  /^\/\/ Generated from resources\/[\w./-]*\. Do not edit: change the definition, then npm run generate\.\r?\n/;

export const header = (source: string): string =>
  `// Generated from ${source}. Do not edit: change the definition, then npm run generate.`;

/** Whether a file is the tool's own; others are never touched. */
export const hasHeader = (text: string): boolean => HEADER.test(text);
