import type { Code } from "./Code";
import { identifier } from "./expressions";

/** An exported statement of a generated file. */
export interface GeneratedStatement {
  readonly form: "constant" | "default" | "alias";
  /** The name of the constant or type; "" for the default export. */
  readonly name: string;
  readonly value: Code;
}

export const constant = (name: string, value: Code): GeneratedStatement => ({
  form: "constant",
  name: identifier(name).text,
  value,
});
export const defaultExport = (value: Code): GeneratedStatement => ({ form: "default", name: "", value });
export const alias = (name: string, value: Code): GeneratedStatement => ({
  form: "alias",
  name: identifier(name).text,
  value,
});

/** A file that an emitter has made, before it is printed. */
export interface GeneratedFile {
  /** The path from the root: `src/generated/operate/cron/CronList.tsx`. */
  readonly path: string;
  /** The definition that it is generated from: `resources/operate/cron.yaml`. */
  readonly source: string;
  readonly statements: readonly GeneratedStatement[];
}

const HEADER =
  /^\/[/*] Generated from resources\/[\w./-]*\. Do not edit: change the definition, then npm run generate\.(?: \*\/)?\r?\n/;

/** Finds the headers in a text that contains several files. */
export const HEADERS = /^(?=\/\/ Generated from )/m;

export const fileHeader = (source: string): string =>
  `// Generated from ${source}. Do not edit: change the definition, then npm run generate.`;

/** Whether the generator wrote a file. Others are never touched. */
export const hasHeader = (text: string): boolean => HEADER.test(text);
