import { type ComponentType, lazy } from "react";
import type { ResourceProps } from "../wire/contract";

type Loader = () => Promise<{ readonly default: ComponentType }>;

// A lazy component that is created again at each visit would load and mount again.
const views = new Map<Loader, ComponentType>();

/** The Show of a resource, which loads when it is drawn. Null if the resource has none. */
export const showViewOf = (props: ResourceProps | null): ComponentType | null => {
  const load = props?.views.show;
  if (load === undefined) return null;
  const known = views.get(load) ?? lazy(load);
  views.set(load, known);
  return known;
};
