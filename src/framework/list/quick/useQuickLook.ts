import { useListContext, useResourceContext } from "ra-core";
import { useEffect, useRef, useState } from "react";
import { useResourceProps } from "../../resource/resource";
import { type Row, useListSetup } from "../table/ListSetup";

export interface QuickLook {
  /** The record that is looked at. Null while the panel is closed. */
  readonly id: Row["id"] | null;
  /** Its index among the rows. -1 when it is on another page. */
  readonly at: number;
  /** Whether there is a record before or after it. */
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  /** Looks at a row, or no longer when it is looked at already. */
  toggle(index: number): void;
  /** Looks at another row, if the panel is open. */
  follow(index: number): void;
  step(by: 1 | -1): void;
  close(): void;
}

interface QuickLookOptions {
  readonly rows: readonly Row[];
  /** Whether the rows are those of the page before, until the new ones have come. */
  readonly stale: boolean;
  /** The number of rows on earlier pages, and on all pages. */
  readonly offset: number;
  readonly total: number | undefined;
  /** Moves the active row of the table. */
  readonly activate: (index: number) => void;
}

/** The panel with one record beside a list. Null where rows open no page of their own. */
export const useQuickLook = ({ rows, stale, offset, total, activate }: QuickLookOptions): QuickLook | null => {
  const { opens } = useListSetup();
  const props = useResourceProps();
  const resource = useResourceContext();
  const { page, setPage } = useListContext();
  const [looked, setLooked] = useState<{ readonly of: typeof resource; readonly id: Row["id"] } | null>(null);
  const id = looked !== null && looked.of === resource ? looked.id : null;
  /** Which row of the next page to look at, when it has come. */
  const awaited = useRef<"first" | "last" | null>(null);
  const show = (index: number) => {
    const row = rows[index];
    if (row === undefined) return;
    setLooked({ of: resource, id: row.id });
    activate(index);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the rows of another page have come
  useEffect(() => {
    if (awaited.current === null || stale) return;
    const index = awaited.current === "first" ? 0 : rows.length - 1;
    awaited.current = null;
    show(index);
  }, [rows, stale]);
  if (opens !== "show" || props === null) return null;
  const at = id === null ? -1 : rows.findIndex((row) => row.id === id);
  const isLast = at === rows.length - 1;
  const hasMore = total !== undefined && offset + rows.length < total;
  return {
    id,
    at,
    hasPrevious: at > 0 || offset > 0,
    hasNext: !isLast || hasMore,
    toggle: (index) => {
      awaited.current = null;
      if (rows[index]?.id === id) setLooked(null);
      else show(index);
    },
    follow: (index) => {
      if (id !== null) show(index);
    },
    step: (by) => {
      const to = at + by;
      if (at < 0 || rows[to] !== undefined) show(Math.max(0, to));
      else if (by > 0 ? hasMore : offset > 0) {
        awaited.current = by > 0 ? "first" : "last";
        setPage(page + by);
      }
    },
    close: () => {
      awaited.current = null;
      setLooked(null);
    },
  };
};
