import type { Code } from "./Code";

/** A statement of a generated file. All of them are exported. */
export type Statement =
  | { readonly form: "constant"; readonly name: string; readonly value: Code }
  | { readonly form: "default"; readonly value: Code }
  | { readonly form: "alias"; readonly name: string; readonly type: Code };

/** A file as an emitter makes it, not yet text. */
export interface GeneratedFile {
  /** From the root: `src/generated/operate/cron/CronList.tsx`. */
  readonly path: string;
  /** The definition it follows from: `resources/operate/cron.yaml`. */
  readonly source: string;
  readonly statements: readonly Statement[];
}

const HEADER =
  /^\/\/ Generated from resources\/[\w./-]*\. Do not edit: change the definition, then npm run generate\.\r?\n/;

/** Before each header of a text that has those of several files. */
export const HEADERS = /^(?=\/\/ Generated from )/m;

export const header = (source: string): string =>
  `// Generated from ${source}. Do not edit: change the definition, then npm run generate.`;

/** Whether the generator wrote a file. It never touches others. */
export const hasHeader = (text: string): boolean => HEADER.test(text);
