// On a phone the cards scroll with the page: a box that scrolls inside a page that scrolls catches the thumb.
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { RowWindow, RowWindowOptions } from "./useRowWindow";

const OVERSCAN = 5;
/** What stays in sight above the first card when another page begins. */
const HEADROOM = 72;

const topOf = (element: Element | null): number =>
  element === null ? 0 : Math.round(element.getBoundingClientRect().top + window.scrollY);

type CardWindowOptions = Pick<RowWindowOptions, "count" | "size" | "keyOf" | "origin"> & {
  readonly place: RefObject<HTMLElement | null>;
};

/** As useRowWindow, over the page's own scrolling. */
export const useCardWindow = ({
  place,
  count,
  size,
  keyOf,
  origin,
}: CardWindowOptions): Pick<RowWindow, "items" | "above" | "below" | "measure"> => {
  const [top, setTop] = useState(0);
  // Whatever stands above may have grown since: filters wrap, a notice appears.
  useLayoutEffect(() => setTop(topOf(place.current)));
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: size,
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
  const measure = useCallback((element: Element | null) => virtualizer.measureElement(element), [virtualizer]);
  return {
    items,
    above: Math.max(0, (items[0]?.start ?? top) - top),
    below: Math.max(0, virtualizer.getTotalSize() - ((items.at(-1)?.end ?? top) - top)),
    measure,
  };
};
