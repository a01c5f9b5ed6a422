// Finds hand-written views that replace nothing.
import type { Definition } from "../../generator/definition/Definition";
import { isFeature } from "../../generator/definition/features";
import { findNearest } from "../../generator/definition/nearest";
import type { Report } from "../../generator/definition/Problem";
import { OVERRIDES_FOLDER } from "../../generator/layout";
import { overrideFileOf, overrideFolderOf, foldersBetween, OVERRIDE_NAMES } from "../../generator/model/Overrides";

const wholePaths = (definition: Definition): readonly string[] =>
  OVERRIDE_NAMES.map((view) => overrideFolderOf(definition) + overrideFileOf(definition, view));

const isOfFeatures = (definition: Definition, path: string): boolean =>
  OVERRIDE_NAMES.some((view) => foldersBetween(definition, view, path)?.every(isFeature));

const isView = (path: string): boolean =>
  path.startsWith(`${OVERRIDES_FOLDER}/`) && path.endsWith(".tsx") && !/\.(test|stories)\.tsx$/.test(path);

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
      beside.length > 0
        ? `Views of this resource: ${views}.`
        : `A view stands in ${OVERRIDES_FOLDER}/<section>/<resource>/.`;
    const message = `${file.slice(folder.length)} replaces no view`;
    const fix = `${meant === null ? "" : `Did you mean ${meant}? `}${allowed} What they use belongs in a folder of a feature.`;
    complain({ code: "P160", file, path: [], at: "value", message, fix });
  }
};
