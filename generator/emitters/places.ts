// Where things stand: paths from the root, without extension unless a file is meant.
import { generatedFolder, SOURCE } from "../layout";
import type { ResourceModel } from "../model/Model";
import type { Placed } from "./Catalog";

export const folderOf = (placed: Placed): string => generatedFolder(placed);

/** `cron.calls` in the resource's folder. */
export const partOf = (resource: Placed, part: string): string =>
  `${folderOf(resource)}/${resource.names.camel}.${part}`;

export type View = "List" | "Show" | "Create" | "Edit" | "Inputs";

export const viewName = (resource: ResourceModel, view: View): string => `${resource.names.pascal}${view}`;

const isReplaced = (resource: ResourceModel, view: View): boolean => resource.views.overrides[view] !== undefined;

/** The module of a view: the generated one, or the file in src/overrides that replaces it. */
export const viewModule = (resource: ResourceModel, view: View): string =>
  isReplaced(resource, view)
    ? `${SOURCE}/${resource.views.overrides[view]}`
    : `${folderOf(resource)}/${viewName(resource, view)}`;

export type Addition = "ShowActions" | "ShowAbove";

/** The module of what people add to a generated view; null where they add nothing. */
export const additionModule = (resource: ResourceModel, addition: Addition): string | null => {
  const path = resource.views.overrides[addition];
  return path === undefined ? null : `${SOURCE}/${path}`;
};

/** The views to write: those the resource has and nobody replaced by hand. */
export const isEmitted = (resource: ResourceModel, view: View): boolean => {
  const { list, show, create, edit } = resource.views.has;
  const has = { List: list, Show: show, Create: create, Edit: edit, Inputs: create || edit };
  return has[view] && !isReplaced(resource, view);
};

/** Where the platform says what a handle is. */
export const DEFINE = "pilothouse/handles";
