// What a run remembers of each definition, so that the next one need not look at it again while it stays as it is.
import type { SourceText } from "../definition/locate";
import type { Sources } from "../definition/readSources";
import { placeOfDefinition } from "../layout";
import type { Seen } from "../model/Seen";
import { hashOf } from "./hash";

export interface Memory {
  /** Of the generator and all that every definition may depend on: console, enumerations, errors, names of overrides. */
  readonly around: string;
  /** By file, in the order of the files: hash of the text, and what others see of it. */
  readonly definitions: Readonly<Record<string, { readonly text: string; readonly seen: Seen }>>;
}

export const NO_MEMORY: Memory = { around: "", definitions: {} };

export const aroundOf = (tool: string, { files, overrides }: Sources): string =>
  hashOf([
    tool,
    ...files.flatMap(({ path, text }) => (placeOfDefinition(path) === null ? [path, text] : [])),
    "overrides",
    ...overrides,
  ]);

export const definitionsOf = ({ files }: Sources): readonly SourceText[] =>
  files.filter(({ path }) => placeOfDefinition(path) !== null);
