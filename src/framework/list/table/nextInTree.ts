import type { Row } from "../../resource/Row";
import type { RowTree } from "./RowsProps";

/** The row that an arrow key moves to if it does not fold or unfold: the first child, or the parent. */
export const nextInTree = (
  rows: readonly Row[],
  index: number,
  inward: boolean,
  { levelOf, isFolded, isGuide }: RowTree,
): number | undefined => {
  const row = rows[index];
  if (row === undefined) return undefined;
  if (inward) return isFolded(row) === false ? index + 1 : undefined;
  let level = levelOf(row);
  const above = rows.findLastIndex((other, at) => {
    if (at >= index || levelOf(other) >= level) return false;
    level = levelOf(other);
    return !isGuide(other);
  });
  return above < 0 ? undefined : above;
};
