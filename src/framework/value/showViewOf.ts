import { type ComponentType, lazy } from "react";
import type { ResourceProps, ViewName } from "../wire/contract";

type Loader = () => Promise<{ readonly default: ComponentType }>;

// A lazy component that is created again at each visit would load and mount again.
const views = new Map<Loader, ComponentType>();

/** A view of a resource, which loads when it is drawn. Null if the resource has none. */
export const viewOf = (props: ResourceProps | null, name: ViewName): ComponentType | null => {
  const load = props?.views[name];
  if (load === undefined) return null;
  const known = views.get(load) ?? lazy(load);
  views.set(load, known);
  return known;
};

/** The Show of a resource. */
export const showViewOf = (props: ResourceProps | null): ComponentType | null => viewOf(props, "show");
