import { useListContext } from "ra-core";
import { useEffect, useRef } from "react";
import type { Row } from "../../../src/framework/list/table/ListSetup";

export interface QuickLookNavigation {
  /** The place of the record in the list, from 1. Null when it is on another page. */
  readonly position: number | null;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  step(by: 1 | -1): void;
}

export interface QuickLookStepsOptions {
  readonly id: Row["id"];
  readonly rows: readonly Row[];
  /** Whether the rows are still those of the previous page. */
  readonly stale: boolean;
  /** The number of rows on earlier pages, and the number of rows on all pages. */
  readonly offset: number;
  readonly total: number | undefined;
  readonly onShow: (index: number) => void;
}

/** Moves to the records before and after, across the pages of the list. */
export const useQuickLookSteps = ({
  id,
  rows,
  stale,
  offset,
  total,
  onShow,
}: QuickLookStepsOptions): QuickLookNavigation => {
  const { page, setPage } = useListContext();
  /** The row of the next page that opens when the page has arrived. */
  const awaited = useRef<"first" | "last" | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows of another page have arrived
  useEffect(() => {
    if (awaited.current === null || stale) return;
    const index = awaited.current === "first" ? 0 : rows.length - 1;
    awaited.current = null;
    onShow(index);
  }, [rows, stale]);
  const at = rows.findIndex((row) => row.id === id);
  const hasMore = total !== undefined && offset + rows.length < total;
  return {
    position: at < 0 ? null : offset + at + 1,
    hasPrevious: at > 0 || offset > 0,
    hasNext: at < rows.length - 1 || hasMore,
    step: (by) => {
      const to = at + by;
      if (at < 0 || rows[to] !== undefined) onShow(Math.max(0, to));
      else if (by > 0 ? hasMore : offset > 0) {
        awaited.current = by > 0 ? "first" : "last";
        setPage(page + by);
      }
    },
  };
};
