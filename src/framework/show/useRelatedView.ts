import { type ComponentType, lazy, type LazyExoticComponent, useEffect, useState } from "react";
import type { ResourceProps } from "../wire/contract";
import { useFindResource } from "../resource/related";

interface RelatedView {
  readonly props: ResourceProps | null;
  readonly List: LazyExoticComponent<ComponentType> | null;
}

const NONE: RelatedView = { props: null, List: null };
// A lazy component that is created again at each visit would load and mount again.
const lists = new Map<ResourceProps, RelatedView>();

/** Another resource and its list, when they are loaded. */
export const useRelatedView = (resource: string): RelatedView => {
  const find = useFindResource();
  const [view, setView] = useState(NONE);
  useEffect(() => {
    let wanted = true;
    find(resource).then(
      (props) => {
        if (!wanted || props === null) return;
        const list = props.views.list;
        const known = lists.get(props) ?? { props, List: list ? lazy(list) : null };
        lists.set(props, known);
        setView(known);
      },
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [find, resource]);
  return view;
};
