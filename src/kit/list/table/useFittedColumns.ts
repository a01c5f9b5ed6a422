// Widths by content. The browser is asked once per page of rows how wide each column would be without limits.
import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import type { ColumnSpec, Row } from "../columns/ColumnSpec";
import { fitColumns } from "./fitColumns";
import { leaveColumns } from "./leaveColumns";

const MEASURING = "kit-measuring";

/** What each column needs. One whose references are not named yet is left out. */
const measureColumns = (table: HTMLTableElement): ReadonlyMap<string, number> => {
  const scroller = table.parentElement;
  const left = scroller?.scrollLeft ?? 0;
  const heads = [...table.querySelectorAll<HTMLElement>("thead th[data-source]")];
  const waiting = new Set(
    [...table.querySelectorAll(".kit-waiting")].map((one) => one.closest<HTMLTableCellElement>("td, th")?.cellIndex),
  );
  table.classList.add(MEASURING);
  const needs = heads.flatMap((head): [string, number][] => {
    const { source } = head.dataset;
    const width = head.getBoundingClientRect().width;
    const known = !(head instanceof HTMLTableCellElement) || !waiting.has(head.cellIndex);
    return source !== undefined && width > 0 && known ? [[source, width]] : [];
  });
  table.classList.remove(MEASURING);
  if (scroller) scroller.scrollLeft = left;
  return new Map(needs);
};

export interface FittedColumnsOptions {
  readonly table: RefObject<HTMLTableElement | null>;
  readonly columns: readonly ColumnSpec[];
  /** Measured anew when they change: another page, another order. */
  readonly rows: readonly Row[];
  /** Pixels beside the columns: ticks and the row's menu. */
  readonly beside: number;
  /** Whether every column stays, room or not; else those there is no room for are left out. */
  readonly all: boolean;
  /** The field the list is sorted by: its column always stays. */
  readonly sorted: string;
}

export interface FittedColumns {
  readonly columns: readonly ColumnSpec[];
  /** Pixels of each. */
  readonly widths: readonly number[];
  /** Whether some would be left out for want of room, were it allowed. */
  readonly scarce: boolean;
}

/** Which columns are drawn, and how wide. They grow with what is read and never shrink while the list stands. */
export const useFittedColumns = (options: FittedColumnsOptions): FittedColumns => {
  const { table, columns, rows, beside, all, sorted } = options;
  const [needs, setNeeds] = useState<ReadonlyMap<string, number>>(() => new Map());
  const [room, setRoom] = useState(0);
  const shown = columns.map((one) => one.source).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is drawn follows from the rows and the columns
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null || rows.length === 0) return undefined;
    const take = () => {
      const measured = measureColumns(element);
      setNeeds((before) => {
        const after = new Map(before);
        for (const [source, width] of measured) after.set(source, Math.max(width, before.get(source) ?? 0));
        const same = after.size === before.size && [...after].every(([source, width]) => before.get(source) === width);
        return same ? before : after;
      });
    };
    take();
    if (element.querySelector(".kit-waiting") === null) return undefined;
    // Names of references arrive later: watched until the last one is there, and no longer.
    const observer = new MutationObserver(() => {
      if (element.querySelector(".kit-waiting") !== null) return;
      observer.disconnect();
      take();
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [table, rows, shown]);

  useLayoutEffect(() => {
    const scroller = table.current?.parentElement;
    if (!scroller) return undefined;
    const read = () => setRoom(scroller.clientWidth);
    read();
    if (typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [table]);

  return useMemo(() => {
    const inner = room > 0 ? room - beside : Number.POSITIVE_INFINITY;
    // Nothing is left out before its need is known: the first drawing is there to be measured.
    const fitting = needs.size === 0 ? columns : leaveColumns(columns, needs, inner, sorted);
    const drawn = all ? columns : fitting;
    return { columns: drawn, widths: fitColumns(drawn, needs, inner), scarce: fitting.length < columns.length };
  }, [columns, needs, room, beside, all, sorted]);
};
