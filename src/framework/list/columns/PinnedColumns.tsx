// Columns that stay at the left while the others scroll. A style sheet sets their positions from the widths, so that
// no cell is rendered again when a width changes.
import { type RefObject, useEffect, useId, useLayoutEffect, useState } from "react";
import type { ColumnSpec } from "./ColumnSpec";

export interface PinnedColumnsProps {
  readonly table: RefObject<HTMLTableElement | null>;
  /** The columns in the order of the table: the first, the pinned ones, the others. */
  readonly columns: readonly ColumnSpec[];
  /** The width of each column in pixels. */
  readonly widths: readonly number[];
  readonly pinned: readonly string[];
  /** The width of the checkboxes to the left of the first column, in pixels. */
  readonly before: number;
}

/** The largest part of the width for pinned columns, so that the others remain visible. */
const SHARE = 0.6;

interface Pin {
  /** The number of the column's cell in a row, from 1. */
  readonly place: number;
  readonly left: number;
}

/** The pinned columns that fit. */
export const pinsOf = ({ columns, widths, pinned, before }: PinnedColumnsProps, room: number): readonly Pin[] => {
  const ticks = before > 0 ? 1 : 0;
  const pins: Pin[] = [];
  let left = before;
  for (const [at, { source }] of columns.entries()) {
    const width = widths[at] ?? 0;
    if (at > 0 && (!pinned.includes(source) || left + width > room * SHARE)) break;
    if (at > 0) pins.push({ place: ticks + at + 1, left });
    left += width;
  }
  return pins;
};

export const PinnedColumns = (props: PinnedColumnsProps) => {
  const { table } = props;
  const name = useId();
  const [room, setRoom] = useState(0);
  useLayoutEffect(() => {
    table.current?.setAttribute("data-pins", name);
    return () => table.current?.removeAttribute("data-pins");
  }, [table, name]);
  useEffect(() => {
    const scroller = table.current?.parentElement;
    if (!scroller) return undefined;
    const observer = new ResizeObserver(() => setRoom(scroller.clientWidth));
    observer.observe(scroller);
    return () => observer.disconnect();
  }, [table]);
  const pins = pinsOf(props, room);
  const rows = `.ui-scroll table[data-pins="${name}"] >`;
  const rules = pins.map(({ place, left }, at) => {
    const edge = at === pins.length - 1 ? "border-inline-end: 1px solid var(--mui-palette-divider);" : "";
    const cell = `tr > :nth-child(${place})`;
    return `${rows} * > ${cell} { position: sticky; inset-inline-start: ${left}px; z-index: 2; ${edge} }
${rows} thead > ${cell} { z-index: 5; }`;
  });
  return <style>{`@media screen { ${rules.join("\n")} }`}</style>;
};
