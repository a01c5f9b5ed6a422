// Renders only visible rows. All rows must have the same height.
import { type Rect, useVirtualizer, type Virtualizer } from "@tanstack/react-virtual";
import { type RefObject, useEffect } from "react";

export interface RowWindow {
  readonly items: readonly { readonly index: number; readonly key: string | number | bigint }[];
  /** The space above and below, in pixels, for rows that are not rendered. */
  readonly above: number;
  readonly below: number;
  scrollTo(index: number): void;
}

export interface RowWindowOptions {
  readonly scroller: RefObject<HTMLElement | null>;
  readonly count: number;
  /** The height of a row in pixels, if known. */
  readonly size: number;
  readonly keyOf: (index: number) => string | number;
  /** The height of the sticky header, in pixels. */
  readonly covered: number;
  /** The number of rows on earlier pages. If it changes, the table scrolls to its top. */
  readonly origin: number;
}

const OVERSCAN = 5;

/** The size before the first measurement, and in tests, which have no layout. */
const firstRect = (): Rect => ({ width: window.innerWidth, height: Math.max(320, window.innerHeight) });

const watchSize = (virtualizer: Virtualizer<HTMLElement, Element>, report: (rect: Rect) => void) => {
  const element = virtualizer.scrollElement;
  if (element === null) return undefined;
  const measure = () => {
    const { clientWidth: width, clientHeight: height } = element;
    report(height > 0 ? { width, height } : firstRect());
  };
  measure();
  if (typeof ResizeObserver === "undefined") return undefined;
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
};

export const useRowWindow = ({ scroller, count, size, keyOf, covered, origin }: RowWindowOptions): RowWindow => {
  const virtualizer = useVirtualizer<HTMLElement, Element>({
    count,
    getScrollElement: () => scroller.current,
    estimateSize: () => size,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollPaddingStart: covered,
    initialRect: firstRect(),
    observeElementRect: watchSize,
    useFlushSync: false,
  });
  // The height of rows depends on the density, which the virtualizer does not see.
  // biome-ignore lint/correctness/useExhaustiveDependencies: measures again when the height of rows changes
  useEffect(() => virtualizer.measure(), [size]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls when the page changes
  useEffect(() => {
    if (scroller.current) scroller.current.scrollTop = 0;
  }, [origin]);
  const items = virtualizer.getVirtualItems();
  return {
    items,
    above: items[0]?.start ?? 0,
    below: Math.max(0, virtualizer.getTotalSize() - (items.at(-1)?.end ?? 0)),
    scrollTo: (index) => virtualizer.scrollToIndex(index, { align: "auto" }),
  };
};
