// What a run remembers of each definition, so that the next one need not look at it again while it stays as it is.
import type { SourceText } from "../definition/locate";
import type { Sources } from "../definition/readSources";
import { generatedFolder, placeOfDefinition } from "../layout";
import type { Seen } from "../model/Seen";
import { hashOf } from "./hash";

export interface Memory {
  /** Of the generator and all that every definition may depend on: console, enumerations, errors, names of overrides. */
  readonly around: string;
  /** By file, in the order of the files: hash of the text, and what others see of it. */
  readonly definitions: Readonly<Record<string, { readonly text: string; readonly seen: Seen }>>;
}

export const NO_MEMORY: Memory = { around: "", definitions: {} };

/** "resources/operate/cron.yaml" -> "src/generated/operate/cron/"; null for the files there is one of. */
export const folderOfDefinition = (path: string): string | null => {
  const place = placeOfDefinition(path);
  return place === null ? null : `${generatedFolder(place)}/`;
};

export const aroundOf = (tool: string, { files, overrides }: Sources): string =>
  hashOf([
    tool,
    ...files.flatMap(({ path, text }) => (folderOfDefinition(path) === null ? [path, text] : [])),
    "overrides",
    ...overrides,
  ]);

export const definitionsOf = ({ files }: Sources): readonly SourceText[] =>
  files.filter(({ path }) => folderOfDefinition(path) !== null);
