import type { ColumnSpec } from "../columns/ColumnSpec";

/** The largest initial width of a column in pixels. A column can declare more; records show the whole text. */
const WIDEST = 300;
/** The least width of the first column, which names the record, in pixels. */
const NARROWEST_NAME = 176;

const wantedWidth = (column: ColumnSpec, needs: ReadonlyMap<string, number>): number =>
  column.chosen
    ? column.width
    : Math.min(Math.max(WIDEST, column.width), Math.ceil(needs.get(column.source) ?? column.width));

/** The least width of a column, in pixels. `at` is its position. */
export const minWidthOf = (column: ColumnSpec, at: number, needs: ReadonlyMap<string, number>): number =>
  column.least === null || column.chosen
    ? wantedWidth(column, needs)
    : Math.min(wantedWidth(column, needs), at === 0 ? Math.max(NARROWEST_NAME, column.least) : column.least);

/**
 * Widths in pixels for a table of `room` pixels. A column gets the width of its content (`needs`, by source), or its
 * declared width while the content is unknown. If the sum is too large, columns of free text become narrower, the
 * widest first: a cut sentence is still readable, but a cut number or state is not. Widths that the operator set stay.
 */
export const fitColumns = (
  columns: readonly ColumnSpec[],
  needs: ReadonlyMap<string, number>,
  room: number,
): readonly number[] => {
  const widths = columns.map((one) => wantedWidth(one, needs));
  const least = columns.map((one, at) => minWidthOf(one, at, needs));
  let over = widths.reduce((sum, one) => sum + one, 0) - room;
  if (over <= 0) return widths;
  // Narrows the widest columns to the width of the next widest, until all fit or all have their least width.
  while (over > 0) {
    const giving = widths.flatMap((width, at) => (width > (least[at] ?? width) ? [{ at, width }] : []));
    if (giving.length === 0) break;
    const widest = Math.max(...giving.map((one) => one.width));
    const leveled = giving.filter((one) => one.width === widest);
    const next = giving.map((one) => (one.width === widest ? (least[one.at] ?? widest) : one.width));
    const level = Math.max(...next, Math.floor(widest - over / leveled.length));
    for (const { at } of leveled) widths[at] = level;
    over -= (widest - level) * leveled.length;
  }
  return widths;
};
