// Gives columns the width of their content. The browser measures it once for each page of rows.
import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import type { ColumnSpec } from "../columns/ColumnSpec";
import type { Row } from "../../resource/Row";
import { sortedFields } from "../../wire/sortKeys";
import { tabMemory } from "../../wire/tabMemory";
import { fitColumns } from "./fitColumns";
import { columnsThatFit } from "./columnsThatFit";

const MEASURING = "ui-measuring";

interface Need {
  /** The width of the column's content, in pixels. */
  readonly width: number;
  /** The width of the header in pixels. A header is never cut. */
  readonly head: number;
}
type Needs = ReadonlyMap<string, Need>;

/** The width of a header without its text, in pixels: padding and the sort arrow. */
const AROUND_HEAD = 36;

/** Measures the width that each column needs. While names of references are missing, only the header counts. */
const measureColumns = (table: HTMLTableElement): Needs => {
  const scroller = table.parentElement;
  // Reading the scroll position would force another layout of the table.
  const left = scroller?.dataset.over === undefined ? 0 : scroller.scrollLeft;
  const heads = [...table.querySelectorAll<HTMLElement>("thead th[data-source]")];
  const waiting = new Set(
    [...table.querySelectorAll(".ui-waiting")].map((one) => one.closest<HTMLTableCellElement>("td, th")?.cellIndex),
  );
  table.classList.add(MEASURING);
  const needs = heads.flatMap((head): [string, Need][] => {
    const { source } = head.dataset;
    const width = head.getBoundingClientRect().width;
    const known = !(head instanceof HTMLTableCellElement) || !waiting.has(head.cellIndex);
    const words = head.querySelector(".ui-ellipsis")?.getBoundingClientRect().width ?? 0;
    return source !== undefined && width > 0 ? [[source, { width: known ? width : 0, head: words + AROUND_HEAD }]] : [];
  });
  table.classList.remove(MEASURING);
  if (scroller && left > 0) scroller.scrollLeft = left;
  return new Map(needs);
};

const isKept = (value: unknown): value is readonly (readonly [string, Need])[] => Array.isArray(value);
const keptWidths = (name: string) => tabMemory(`widths.${name}`, isKept);
/** The last widths of the columns of a list. The list starts with them, also after a reload. */
const remembered = (name: string): Needs => new Map(keptWidths(name).read());
/** The width of the last shown list. Most lists have the same width, so that they render only once. */
let lastRoom = 0;

const growNeeds = (before: Needs, measured: Needs): Needs => {
  const after = new Map(before);
  for (const [source, need] of measured) {
    const known = before.get(source);
    after.set(source, { head: need.head, width: Math.max(need.width, known?.width ?? 0) });
  }
  const same = [...after].every(([source, need]) => {
    const known = before.get(source);
    return known?.width === need.width && known.head === need.head;
  });
  return same ? before : after;
};

/**
 * Distributes the remaining room: to columns whose names have not arrived, because these may be long, otherwise to all.
 * Checkboxes and menus stay narrow.
 */
export const distributeWidths = (widths: readonly number[], room: number, isAwaited: (at: number) => boolean) => {
  const sum = widths.reduce((all, one) => all + one, 0);
  if (!Number.isFinite(room) || sum === 0 || sum >= room) return widths;
  const growing = widths.some((_, at) => isAwaited(at)) ? isAwaited : () => true;
  const base = widths.reduce((all, one, at) => all + (growing(at) ? one : 0), 0);
  return widths.map((one, at) => (growing(at) ? one + (one * (room - sum)) / base : one));
};

export interface FittedColumnsOptions {
  /** Identifies the list and its language. */
  readonly name: string;
  readonly table: RefObject<HTMLTableElement | null>;
  readonly columns: readonly ColumnSpec[];
  /** Columns are measured again when the rows change: another page or another order. */
  readonly rows: readonly Row[];
  /** The width of checkboxes and row menus, in pixels. */
  readonly beside: number;
  /** Whether all columns are shown even if there is too little room. Otherwise, some are hidden. */
  readonly all: boolean;
  /** The sorted columns. They are always shown. */
  readonly sorted: string;
}

export interface FittedColumns {
  readonly columns: readonly ColumnSpec[];
  readonly widths: readonly number[];
  /** Whether some columns would not fit. */
  readonly scarce: boolean;
  /** Whether the shown columns need more room than there is. */
  readonly over: boolean;
}

/** The shown columns and their widths. Widths grow with the content, and do not shrink while the list is shown. */
export const useFittedColumns = (options: FittedColumnsOptions): FittedColumns => {
  const { name, table, columns, rows, beside, all, sorted } = options;
  const [needs, setNeeds] = useState(() => remembered(name));
  const [room, setRoom] = useState(lastRoom);
  const shown = columns.map((one) => one.source).join();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rows and the columns decide what is rendered
  useLayoutEffect(() => {
    const element = table.current;
    if (element === null || rows.length === 0) return undefined;
    const measured = measureColumns(element);
    setNeeds((before) => growNeeds(before, measured));
    const remember = (all: Needs) => keptWidths(name).write([...growNeeds(remembered(name), all)]);
    if (element.querySelector(".ui-waiting") === null) {
      remember(measured);
      return undefined;
    }
    // Names of references arrive later. Their widths are used the next time, so that the table does not jump.
    const observer = new MutationObserver(() => {
      if (element.querySelector(".ui-waiting") !== null) return;
      observer.disconnect();
      remember(measureColumns(element));
    });
    observer.observe(element, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [name, table, rows, shown]);

  useLayoutEffect(() => {
    const scroller = table.current?.parentElement;
    if (!scroller) return undefined;
    const read = () => {
      lastRoom = scroller.clientWidth;
      setRoom(lastRoom);
    };
    read();
    if (typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(read);
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [table]);

  return useMemo(() => {
    const inner = room > 0 ? room - beside : Number.POSITIVE_INFINITY;
    const known = new Map(
      [...needs].flatMap(([source, { width }]): [string, number][] => (width > 0 ? [[source, width]] : [])),
    );
    const headed = columns.map((one) =>
      one.least === null ? one : { ...one, least: Math.max(one.least, Math.ceil(needs.get(one.source)?.head ?? 0)) },
    );
    // With the first rows, all columns are drawn once, to measure them. Then some columns may be hidden.
    const fitting =
      needs.size === 0 && rows.length > 0 ? headed : columnsThatFit(headed, known, inner, sortedFields(sorted));
    const drawn = all ? headed : fitting;
    const isAwaited = (at: number) => needs.get(drawn[at]?.source ?? "")?.width === 0;
    const widths = distributeWidths(fitColumns(drawn, known, inner), inner, isAwaited);
    // The sum of fractions may be slightly larger than the room.
    const over = widths.reduce((sum, one) => sum + one, 0) > inner + 0.5;
    const kept = new Set(drawn.map((one) => one.source));
    // If all columns fit, the result is the same array, so that no row is rendered again.
    const whole = kept.size === columns.length ? columns : columns.filter((one) => kept.has(one.source));
    return { columns: whole, widths, scarce: fitting.length < columns.length, over };
  }, [columns, needs, rows.length, room, beside, all, sorted]);
};
