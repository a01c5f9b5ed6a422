// What a run remembers of each definition. The next run skips the definitions that have not changed.
import type { SourceText } from "../definition/locate";
import type { Sources } from "../definition/readSources";
import { placeOfDefinition } from "../layout";
import type { ExportingModel, ImportingModel, Words } from "../model/Model";
import type { Seen } from "../model/Seen";
import { hashOf } from "./hash";

export interface Memory {
  /** Hash of all that every definition may depend on: generator, console, enumerations, errors, names of written, code of calls. */
  readonly around: string;
  /** By file, in order. */
  readonly definitions: Readonly<Record<string, Remembered>>;
}

export interface Remembered {
  /** The hash of its text. */
  readonly text: string;
  /** What other definitions need to know of it. */
  readonly seen: Seen;
  readonly plural: Words;
  readonly asked: boolean;
  readonly exporting: ExportingModel | null;
  readonly importing: ImportingModel | null;
}

export const NO_MEMORY: Memory = { around: "", definitions: {} };

export const aroundOf = (tool: string, { files, written, business }: Sources): string =>
  hashOf([
    tool,
    ...files.flatMap(({ path, text }) => (placeOfDefinition(path) === null ? [path, text] : [])),
    "written",
    ...written,
    "business",
    business ?? "",
  ]);

export const definitionsOf = ({ files }: Sources): readonly SourceText[] =>
  files.filter(({ path }) => placeOfDefinition(path) !== null);
