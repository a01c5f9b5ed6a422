// Hand-written views. src/overrides/<section>/<resource>/<Pascal><View>.tsx replaces the generated view of that name.
// <camel>.parts.tsx has parts of generated views. A folder named after a feature counts only with that feature.
import { OVERRIDES_FOLDER, PARTS_SUFFIX, SOURCE_FOLDER } from "../layout";
import type { Definition } from "../definition/Definition";
import { toCamelCase, toPascalCase } from "./names";

export const OVERRIDE_NAMES = ["List", "Show", "Create", "Edit", "Inputs", "parts"] as const;

export const overrideFolderOf = ({ section, name }: Definition): string => `${OVERRIDES_FOLDER}/${section}/${name}/`;
export const overrideFileOf = ({ name }: Definition, view: string): string =>
  view === "parts" ? toCamelCase(name) + PARTS_SUFFIX : `${toPascalCase(name)}${view}.tsx`;

/** The folders between the folder of the resource and a file with this view. Null for any other file. */
export const foldersBetween = (definition: Definition, view: string, path: string): readonly string[] | null => {
  const [folder, file] = [overrideFolderOf(definition), overrideFileOf(definition, view)];
  if (!path.startsWith(folder) || !path.endsWith(`/${file}`)) return null;
  return path.slice(folder.length, -file.length).split("/").slice(0, -1);
};

/** View name -> path from src/, without extension: { Show: "overrides/operate/cron/CronShow" }. */
export const overridesOf = (
  definition: Definition,
  overrides: ReadonlySet<string>,
  features: readonly string[],
): Record<string, string> => {
  const own = [...overrides].filter((path) => path.startsWith(overrideFolderOf(definition)));
  return Object.fromEntries(
    OVERRIDE_NAMES.flatMap((view) => {
      const [path] = own
        .filter((one) => foldersBetween(definition, view, one)?.every((folder) => features.includes(folder)))
        .sort((a, b) => a.length - b.length);
      return path === undefined ? [] : [[view, path.slice(`${SOURCE_FOLDER}/`.length).replace(/\.tsx$/, "")]];
    }),
  );
};
