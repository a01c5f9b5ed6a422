import { type ComponentType, lazy, type LazyExoticComponent } from "react";
import type { ResourceProps } from "../../../src/framework/wire/contract";
import { useResourceNamed } from "../../../src/framework/resource/useResourceNamed";

interface RelatedView {
  readonly props: ResourceProps | null;
  readonly List: LazyExoticComponent<ComponentType> | null;
}

const NONE: RelatedView = { props: null, List: null };
// If a lazy component were created at each visit, it would load and mount again.
const lists = new Map<ResourceProps, RelatedView>();

/** Another resource and its list, once they are loaded. */
export const useRelatedView = (resource: string): RelatedView => {
  const props = useResourceNamed(resource);
  if (props === null) return NONE;
  const list = props.views.list;
  const known = lists.get(props) ?? { props, List: list ? lazy(list) : null };
  lists.set(props, known);
  return known;
};
