import type { Code } from "./Code";
import { identifier } from "./expressions";

/** A statement of a generated file. All of them are exported. */
export interface Statement {
  readonly form: "constant" | "default" | "alias";
  /** The name of a constant or of a type; empty for the default export. */
  readonly name: string;
  readonly value: Code;
}

export const constant = (name: string, value: Code): Statement => ({
  form: "constant",
  name: identifier(name).text,
  value,
});
export const defaultExport = (value: Code): Statement => ({ form: "default", name: "", value });
export const alias = (name: string, value: Code): Statement => ({ form: "alias", name: identifier(name).text, value });

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
