// Hand-written views. src/overrides/<section>/<resource>/<Pascal><View>.tsx replaces the generated view of that name.
// <camel>.parts.tsx has parts of generated views. A folder named after a feature counts only with that feature.
import { OVERRIDES, PARTS_SUFFIX, SOURCE } from "../layout";
import type { Definition } from "../definition/Definition";
import { isFeature } from "../definition/features";
import { findNearest } from "../definition/nearest";
import type { Report } from "../definition/Problem";
import { toCamelCase, toPascalCase } from "./names";

const NAMES = ["List", "Show", "Create", "Edit", "Inputs", "parts"] as const;

const folderOf = ({ section, name }: Definition): string => `${OVERRIDES}/${section}/${name}/`;
const fileOf = ({ name }: Definition, view: string): string =>
  view === "parts" ? toCamelCase(name) + PARTS_SUFFIX : `${toPascalCase(name)}${view}.tsx`;

const wholePaths = (definition: Definition): readonly string[] =>
  NAMES.map((view) => folderOf(definition) + fileOf(definition, view));

/** The folders between the folder of the resource and a file with this view. Null for any other file. */
const foldersOf = (definition: Definition, view: string, path: string): readonly string[] | null => {
  const [folder, file] = [folderOf(definition), fileOf(definition, view)];
  if (!path.startsWith(folder) || !path.endsWith(`/${file}`)) return null;
  return path.slice(folder.length, -file.length).split("/").slice(0, -1);
};

const isOfFeatures = (definition: Definition, path: string): boolean =>
  NAMES.some((view) => foldersOf(definition, view, path)?.every(isFeature));

const isView = (path: string): boolean =>
  path.startsWith(`${OVERRIDES}/`) && path.endsWith(".tsx") && !/\.(test|stories)\.tsx$/.test(path);

/** Reports components in src/overrides that replace nothing. */
export const checkOverrides = (
  definitions: readonly Definition[],
  overrides: readonly string[],
  complain: Report,
): void => {
  const candidates = overrides.filter(isView);
  if (candidates.length === 0) return;
  const known = new Set(definitions.flatMap(wholePaths));
  for (const file of candidates) {
    if (known.has(file) || definitions.some((definition) => isOfFeatures(definition, file))) continue;
    const folder = file.slice(0, file.lastIndexOf("/") + 1);
    const beside = [...known].filter((path) => path.startsWith(folder));
    const meant = findNearest(file, beside.length > 0 ? beside : known);
    const views = beside.map((path) => path.slice(folder.length)).join(", ");
    const allowed =
      beside.length > 0 ? `Views of this resource: ${views}.` : `A view stands in ${OVERRIDES}/<section>/<resource>/.`;
    const message = `${file.slice(folder.length)} replaces no view`;
    const fix = `${meant === null ? "" : `Did you mean ${meant}? `}${allowed} What they use belongs in a folder of a feature.`;
    complain({ code: "P160", file, path: [], at: "value", message, fix });
  }
};

/** View name -> path from src/, without extension: { Show: "overrides/operate/cron/CronShow" }. */
export const overridesOf = (
  definition: Definition,
  overrides: ReadonlySet<string>,
  features: readonly string[],
): Record<string, string> => {
  const own = [...overrides].filter((path) => path.startsWith(folderOf(definition)));
  return Object.fromEntries(
    NAMES.flatMap((view) => {
      const [path] = own
        .filter((one) => foldersOf(definition, view, one)?.every((folder) => features.includes(folder)))
        .sort((a, b) => a.length - b.length);
      return path === undefined ? [] : [[view, path.slice(`${SOURCE}/`.length).replace(/\.tsx$/, "")]];
    }),
  );
};
