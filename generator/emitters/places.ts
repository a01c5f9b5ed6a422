// Paths of generated modules from the root, without extension.
import { generatedFolder, SOURCE_FOLDER } from "../layout";
import type { ResourceModel } from "../model/Model";
import { arrow, type Code, constant, type GeneratedFile } from "../printing";

export const folderOf = (resource: ResourceModel): string => generatedFolder(resource);

/** A module in the folder of the resource, such as `cron.calls`. */
export const resourceModule = (resource: ResourceModel, part: string): string =>
  `${folderOf(resource)}/${resource.names.camel}.${part}`;

export type GeneratedView = "List" | "Show" | "Create" | "Edit" | "Inputs";

export const viewName = (resource: ResourceModel, view: GeneratedView): string => `${resource.names.pascal}${view}`;

const isReplaced = (resource: ResourceModel, view: GeneratedView): boolean =>
  resource.views.overrides[view] !== undefined;

/** The module of a view: the generated one, or the file in src/overrides that replaces it. */
export const viewModule = (resource: ResourceModel, view: GeneratedView): string =>
  isReplaced(resource, view)
    ? `${SOURCE_FOLDER}/${resource.views.overrides[view]}`
    : `${folderOf(resource)}/${viewName(resource, view)}`;

/** The file of a view: a component that returns `view`. */
export const viewFile = (resource: ResourceModel, view: GeneratedView, code: Code): GeneratedFile => {
  const name = viewName(resource, view);
  return {
    path: `${folderOf(resource)}/${name}.tsx`,
    source: resource.file,
    statements: [constant(name, arrow(code))],
  };
};

/** Whether to emit a view: the resource has it, and no hand-written view replaces it. */
export const isEmitted = (resource: ResourceModel, view: GeneratedView): boolean => {
  const { list, show, create, edit } = resource.views.has;
  const inputs = (create && !isReplaced(resource, "Create")) || (edit && !isReplaced(resource, "Edit"));
  const has = { List: list, Show: show, Create: create, Edit: edit, Inputs: inputs };
  return has[view] && !isReplaced(resource, view);
};

/** The module with `defineResource`. */
export const HANDLES_MODULE = "pilothouse/handles";
