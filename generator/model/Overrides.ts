// Hand-written views: src/overrides/<section>/<resource>/<Pascal><View>.tsx replaces the generated view of that name, and
// <Pascal><Addition>.tsx is added to one. Those in a folder with the name of a feature count only where the console has it.
import { OVERRIDES, SOURCE } from "../layout";
import type { Definition } from "../definition/Definition";
import { ALL_FEATURES } from "../definition/features";
import { findNearest } from "../definition/nearest";
import type { Complain } from "../definition/Problem";
import { toPascalCase } from "./names";

const VIEWS = ["List", "Show", "Create", "Edit", "Inputs"] as const;

/** ShowActions are buttons beside the generated ones. ShowAbove is shown above the fields. */
const ADDITIONS = ["ShowActions", "ShowAbove"] as const;
const NAMES = [...VIEWS, ...ADDITIONS] as const;

const pathOf = ({ section, name }: Definition, view: string, folder = ""): string =>
  `${OVERRIDES}/${section}/${name}/${folder}${toPascalCase(name)}${view}.tsx`;

const wholePaths = (definition: Definition): readonly string[] => NAMES.map((view) => pathOf(definition, view));

/** Those that count where the console lists the feature. */
const featurePaths = (definition: Definition): readonly string[] =>
  ALL_FEATURES.flatMap((feature) => NAMES.map((view) => pathOf(definition, view, `${feature}/`)));

const isView = (path: string): boolean =>
  path.startsWith(`${OVERRIDES}/`) && path.endsWith(".tsx") && !/\.(test|stories)\.tsx$/.test(path);

/** Complains of components in src/overrides that replace nothing. */
export const checkOverrides = (
  definitions: readonly Definition[],
  overrides: readonly string[],
  complain: Complain,
): void => {
  const candidates = overrides.filter(isView);
  if (candidates.length === 0) return;
  const known = new Set(definitions.flatMap(wholePaths));
  const ofFeatures = new Set(definitions.flatMap(featurePaths));
  for (const file of candidates) {
    const replaced = ADDITIONS.map((addition) => file.replace(`${addition}.tsx`, "Show.tsx")).find(
      (one) => one !== file,
    );
    if (known.has(file) && replaced !== undefined && overrides.includes(replaced)) {
      const message = "adds to a view that is replaced as well";
      const fix = `Use it in ${replaced}, from a folder of a feature, or remove that file.`;
      complain({ code: "P160", file, path: [], at: "value", message, fix });
    }
    if (known.has(file) || ofFeatures.has(file)) continue;
    const folder = file.slice(0, file.lastIndexOf("/") + 1);
    const beside = [...known].filter((path) => path.startsWith(folder));
    const meant = findNearest(file, beside.length > 0 ? beside : known);
    const views = beside.map((path) => path.slice(folder.length)).join(", ");
    const allowed =
      beside.length > 0 ? `Views of this resource: ${views}.` : `A view stands in ${OVERRIDES}/<section>/<resource>/.`;
    const message = `${file.slice(folder.length)} replaces no view`;
    const fix = `${meant === null ? "" : `Did you mean ${meant}? `}${allowed} Parts of a view belong in a folder of a feature.`;
    complain({ code: "P160", file, path: [], at: "value", message, fix });
  }
};

/** View name -> path from src/, without extension: { Show: "overrides/operate/cron/CronShow" }. */
export const overridesOf = (
  definition: Definition,
  overrides: ReadonlySet<string>,
  features: readonly string[],
): Record<string, string> =>
  Object.fromEntries(
    NAMES.flatMap((view) => {
      const folders = ["", ...features.map((feature) => `${feature}/`)];
      const path = folders.map((folder) => pathOf(definition, view, folder)).find((one) => overrides.has(one));
      return path === undefined ? [] : [[view, path.slice(`${SOURCE}/`.length).replace(/\.tsx$/, "")]];
    }),
  );
