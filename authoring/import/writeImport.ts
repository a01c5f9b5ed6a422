// Writes an import into a new console, or into one that an earlier import made.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { RESOURCES } from "../../generator";
import { generate } from "../generate/commands";
import { writeInto, writeShell } from "../new/makeConsole";
import { namesOf } from "../new/names";
import { type Difference, differencesOf, lineOf, yamlIn, withDifferences } from "./differences";
import type { Import } from "./importOpenapi";
import { reportOf } from "./report";
import { remember, type Remembered, writtenBefore } from "./store";
import { yamlOf } from "./yaml";

type Generated = Awaited<ReturnType<typeof generate>>;

const textsOf = ({ files, title }: Import): ReadonlyMap<string, string> =>
  new Map(
    [...files].map(([path, value]) => [
      path,
      yamlOf(
        path,
        value,
        basename(path) === "console.yaml"
          ? [
              `Imported from the description of ${title.replaceAll("\n", " ")}. \`pilothouse import\` keeps what you change.`,
            ]
          : [],
      ),
    ]),
  );

/** Writes a new console. */
export const writeNew = async (root: string, taken: Import, wanted: Remembered, host: string): Promise<Generated> => {
  const names = namesOf("item");
  writeShell(root, { title: taken.title, host, section: names, entity: names }, (path) => !path.startsWith(RESOURCES));
  const texts = textsOf(taken);
  for (const [path, text] of texts) writeInto(root, join(RESOURCES, path), text);
  remember(root, wanted, texts, { report: reportOf(taken), text: taken.text });
  return generate(root);
};

interface Change {
  readonly file: string;
  readonly differences: readonly Difference[];
  /** The new text. Null for a file that is removed. */
  readonly text: string | null;
}

const changeOf = (file: string, before: string | undefined, own: string | null, now: string | undefined): Change => {
  const whole = (what: Difference["what"]): readonly Difference[] => [
    { path: [], what, before: undefined, after: now === undefined ? undefined : "a file" },
  ];
  if (before === undefined)
    return own === null
      ? { file, differences: whole("add"), text: now ?? null }
      : { file, differences: own === now ? [] : whole("keep"), text: own };
  if (own === null) return { file, differences: [], text: null };
  if (now === undefined) {
    const isTheirs =
      JSON.stringify([...differencesOf(yamlIn(before), yamlIn(own), new Map())]) === "[]" || own === before;
    return { file, differences: whole(isTheirs ? "remove" : "keep"), text: isTheirs ? null : own };
  }
  const differences = differencesOf(yamlIn(before), yamlIn(own), yamlIn(now));
  return {
    file,
    differences,
    text: differences.every(({ what }) => what === "keep") ? own : withDifferences(own, differences),
  };
};

export interface Changes {
  readonly lines: readonly string[];
  /** Writes the changes, and generates the code. */
  readonly apply: () => Promise<Generated>;
}

/** The changes that another import would make. */
export const changesIn = (root: string, taken: Import, wanted: Remembered): Changes => {
  const [before, now] = [writtenBefore(root), textsOf(taken)];
  const read = (file: string): string | null => {
    const path = join(root, RESOURCES, file);
    return existsSync(path) ? readFileSync(path, "utf8") : null;
  };
  const changes = [...new Set([...before.keys(), ...now.keys()])]
    .sort()
    .map((file) => changeOf(file, before.get(file), read(file), now.get(file)));
  return {
    lines: changes.flatMap(({ file, differences }) => differences.map((one) => lineOf(file, one))),
    apply: () => {
      for (const { file, differences, text } of changes) {
        if (differences.every(({ what }) => what === "keep")) continue;
        if (text === null) rmSync(join(root, RESOURCES, file));
        else writeInto(root, join(RESOURCES, file), text);
      }
      remember(root, wanted, now, { report: reportOf(taken), text: taken.text });
      return generate(root);
    },
  };
};
