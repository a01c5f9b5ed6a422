import type { ComponentType } from "react";
import type { ResourceProps, ViewName } from "../wire/contract";
import { type Loadable, loadable } from "./loadable";

type Loader = () => Promise<{ readonly default: ComponentType }>;

// Views are cached. A view that is created at each visit would be loaded and mounted again.
const views = new Map<Loader, Loadable<object>>();

const known = (props: ResourceProps | null, name: ViewName): Loadable<object> | null => {
  const load = props?.views[name];
  if (load === undefined) return null;
  const view = views.get(load) ?? loadable(load);
  views.set(load, view);
  return view;
};

/** A view of a resource. It is loaded when it is drawn. Null if the resource does not have it. */
export const viewOf = (props: ResourceProps | null, name: ViewName): ComponentType | null =>
  known(props, name)?.Component ?? null;

export const preloadShowView = async (props: ResourceProps | null): Promise<void> => {
  await known(props, "show")?.ahead();
};

/** The Show of a resource. */
export const showViewOf = (props: ResourceProps | null): ComponentType | null => viewOf(props, "show");
