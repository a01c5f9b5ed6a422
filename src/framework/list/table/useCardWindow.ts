// On a phone, cards scroll with the page: a scrolling box inside a scrolling page is hard to use by touch.
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RowWindowOptions } from "./useRowWindow";

const OVERSCAN = 5;
/** Pixels that stay visible above the first card after a change of page. */
const HEADROOM = 72;

const topOf = (element: Element | null): number =>
  element === null ? 0 : Math.round(element.getBoundingClientRect().top + window.scrollY);

type CardWindowOptions = Pick<RowWindowOptions, "count" | "size" | "keyOf" | "origin"> & {
  readonly place: RefObject<HTMLElement | null>;
};

/** Does the same as useRowWindow, for cards that scroll with the page. */
export const useCardWindow = ({ place, count, size, keyOf, origin }: CardWindowOptions) => {
  const [top, setTop] = useState(0);
  // The content above may have become taller: filters wrap, or a notice appears.
  useLayoutEffect(() => setTop(topOf(place.current)));
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: () => size,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollMargin: top,
    initialRect: { width: window.innerWidth, height: Math.max(320, window.innerHeight) },
    useFlushSync: false,
  });
  const begun = useRef(origin);
  useEffect(() => {
    if (begun.current === origin) return;
    begun.current = origin;
    const wanted = Math.max(0, topOf(place.current) - HEADROOM);
    if (window.scrollY > wanted) window.scrollTo(0, wanted);
  }, [place, origin]);
  const items = virtualizer.getVirtualItems();
  return {
    items,
    above: Math.max(0, (items[0]?.start ?? top) - top),
    below: Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)),
    measure: virtualizer.measureElement,
  };
};
