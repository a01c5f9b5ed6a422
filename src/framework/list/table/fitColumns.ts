import type { ColumnSpec } from "../columns/ColumnSpec";

/** No column begins wider: long notes are read on the record's page. */
const WIDEST = 300;
/** What names the record, the first column, keeps at least this much. */
const NARROWEST_NAME = 176;

const wanted = (column: ColumnSpec, needs: ReadonlyMap<string, number>): number =>
  column.chosen ? column.width : Math.min(WIDEST, Math.ceil(needs.get(column.source) ?? column.width));

/** Pixels a column can do with, standing at a place. */
export const leastWidth = (column: ColumnSpec, at: number, needs: ReadonlyMap<string, number>): number =>
  column.least === null || column.chosen
    ? wanted(column, needs)
    : Math.min(wanted(column, needs), at === 0 ? Math.max(NARROWEST_NAME, column.least) : column.least);

/**
 * Widths in pixels for a table of `room` pixels. Columns get what their content needs (`needs`, by source; where it is
 * not known yet, the declared width). When that is more than there is room for, those that hold free text give way,
 * the widest first: a cut sentence can still be read, a cut number or state cannot. Widths people chose are kept.
 */
export const fitColumns = (
  columns: readonly ColumnSpec[],
  needs: ReadonlyMap<string, number>,
  room: number,
): readonly number[] => {
  const widths = columns.map((one) => wanted(one, needs));
  const least = columns.map((one, at) => leastWidth(one, at, needs));
  let over = widths.reduce((sum, one) => sum + one, 0) - room;
  if (over <= 0) return widths;
  // Level the widest down to the next widest, until it fits or all of them are at their narrowest.
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
