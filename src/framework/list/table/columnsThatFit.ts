import type { ColumnSpec } from "../columns/ColumnSpec";
import { minWidthOf } from "./fitColumns";

/**
 * The columns that fit if each has its least width. The last columns are hidden first, because definitions name
 * important columns first. The first column, `sorted` columns and `kept` columns always stay.
 */
export const columnsThatFit = (
  columns: readonly ColumnSpec[],
  needs: ReadonlyMap<string, number>,
  room: number,
  sorted: readonly string[],
): readonly ColumnSpec[] => {
  const least = new Map(columns.map((one, at) => [one.source, minWidthOf(one, at, needs)]));
  let over = [...least.values()].reduce((sum, one) => sum + one, 0) - room;
  const left = new Set<string>();
  for (const one of columns.slice(1).toReversed()) {
    if (over <= 0) break;
    if (sorted.includes(one.source) || one.kept) continue;
    left.add(one.source);
    over -= least.get(one.source) ?? 0;
  }
  return columns.filter((one) => !left.has(one.source));
};
