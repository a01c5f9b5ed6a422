import type { ColumnSpec } from "../columns/ColumnSpec";

/** No column begins wider: long notes are read on the record's page. */
const WIDEST = 300;
/** A column whose text may be cut is not made narrower than this; the first names the record and keeps more. */
const NARROWEST = 112;
const NARROWEST_NAME = 176;

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
  const widths = columns.map((one) =>
    one.chosen ? one.width : Math.min(WIDEST, Math.ceil(needs.get(one.source) ?? one.width)),
  );
  const least = (at: number) => (at === 0 ? NARROWEST_NAME : NARROWEST);
  const gives = (at: number) => columns[at]?.flexible === true && columns[at]?.chosen !== true;
  let over = widths.reduce((sum, one) => sum + one, 0) - room;
  if (over <= 0) return widths;
  // Level the widest down to the next widest, until it fits or all of them are at their narrowest.
  while (over > 0) {
    const giving = widths.flatMap((width, at) => (gives(at) && width > least(at) ? [{ at, width }] : []));
    if (giving.length === 0) break;
    const widest = Math.max(...giving.map((one) => one.width));
    const leveled = giving.filter((one) => one.width === widest);
    const next = giving.map((one) => (one.width === widest ? least(one.at) : one.width));
    const level = Math.max(...next, Math.floor(widest - over / leveled.length));
    for (const { at } of leveled) widths[at] = level;
    over -= (widest - level) * leveled.length;
  }
  return widths;
};
