// Writes an import into a new console, or into one that an earlier import made.
import { existsSync, readFileSync, rmSync } from "node:fs";
import { basename, join } from "node:path";
import { RESOURCES_FOLDER, toolRoot } from "../../generator";
import { generate } from "../generate/commands";
import { ENTITY_FILE, writeInto, writeConsoleFiles } from "../new/makeConsole";
import { entityNamesOf } from "../new/names";
import { objectIn } from "./facts";
import { ROWS_FOLDER } from "./own/rows";
import { type Difference, differencesOf, describeDifference, parseYamlWithMaps, applyDifferences } from "./differences";
import { rememberImport, type RememberedImport, readWrittenFiles } from "./store";
import type { ImportResult } from "./Taken";
import { toYaml } from "./yaml";

/** The code of a console that stores the rows of an import. */
const ROWS_CODE = "authoring/import/own/template/platform";

type Generated = Awaited<ReturnType<typeof generate>>;

const textsOf = ({ files, title }: ImportResult): ReadonlyMap<string, string> =>
  new Map(
    [...files].map(([path, value]) => [
      path,
      toYaml(
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

/** Where the rest of a new console comes from. */
export interface NewConsoleHost {
  /** The address of the platform. Null for a console with a platform of its own. */
  readonly host: string | null;
}

const sectionsOf = ({ files }: ImportResult): readonly string[] =>
  Object.keys(objectIn(objectIn(files.get("console.yaml")).sections)).filter((name) => name !== "people");

const writeAll = (
  root: string,
  taken: ImportResult,
  texts: ReadonlyMap<string, string>,
  wanted: RememberedImport,
): void => {
  for (const [path, text] of texts) writeInto(root, join(RESOURCES_FOLDER, path), text);
  rmSync(join(root, ROWS_FOLDER), { recursive: true, force: true });
  for (const [path, text] of taken.beside) writeInto(root, path, text);
  rememberImport(root, wanted, textsOf(taken), taken);
};

/** Writes a new console. */
export const writeNewConsole = async (
  root: string,
  taken: ImportResult,
  wanted: RememberedImport,
  { host }: NewConsoleHost,
): Promise<Generated> => {
  const names = entityNamesOf("item");
  const has = (path: string): boolean => !path.startsWith(RESOURCES_FOLDER) || (host === null && path !== ENTITY_FILE);
  // The clerk of a new console sees all sections.
  const section = { ...names, one: sectionsOf(taken).join(", ") };
  writeConsoleFiles(root, { title: taken.title, host: host ?? "", section, entity: names }, has);
  if (taken.beside.size > 0)
    for (const path of ["business/index.ts", "business/rows.ts"])
      writeInto(root, join("platform", path), readFileSync(join(toolRoot(), ROWS_CODE, path), "utf8"));
  writeAll(root, taken, textsOf(taken), wanted);
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
      JSON.stringify([...differencesOf(parseYamlWithMaps(before), parseYamlWithMaps(own), new Map())]) === "[]" ||
      own === before;
    return { file, differences: whole(isTheirs ? "remove" : "keep"), text: isTheirs ? null : own };
  }
  const differences = differencesOf(parseYamlWithMaps(before), parseYamlWithMaps(own), parseYamlWithMaps(now));
  return {
    file,
    differences,
    text: differences.every(({ what }) => what === "keep") ? own : applyDifferences(own, differences),
  };
};

export interface ImportChanges {
  readonly lines: readonly string[];
  /** Writes the changes, and generates the code. */
  readonly apply: () => Promise<Generated>;
}

/** The changes that another import would make. */
export const planChanges = (root: string, taken: ImportResult, wanted: RememberedImport): ImportChanges => {
  const [before, now] = [readWrittenFiles(root), textsOf(taken)];
  const read = (file: string): string | null => {
    const path = join(root, RESOURCES_FOLDER, file);
    return existsSync(path) ? readFileSync(path, "utf8") : null;
  };
  const changes = [...new Set([...before.keys(), ...now.keys()])]
    .sort()
    .map((file) => changeOf(file, before.get(file), read(file), now.get(file)));
  return {
    lines: changes.flatMap(({ file, differences }) => differences.map((one) => describeDifference(file, one))),
    apply: () => {
      const changed = new Map<string, string>();
      for (const { file, differences, text } of changes) {
        if (differences.every(({ what }) => what === "keep")) continue;
        if (text === null) rmSync(join(root, RESOURCES_FOLDER, file));
        else changed.set(file, text);
      }
      writeAll(root, taken, changed, wanted);
      return generate(root);
    },
  };
};
