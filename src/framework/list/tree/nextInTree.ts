import type { Row } from "../../resource/Row";
import type { RowTree } from "../table/RowsProps";

/** Where an arrow key leads when there is nothing to fold: into an open branch, out to the branch a row lies under. */
export const nextInTree = (
  rows: readonly Row[],
  index: number,
  inward: boolean,
  { levelOf, isFolded }: RowTree,
): number | undefined => {
  const row = rows[index];
  if (row === undefined) return undefined;
  if (inward) return isFolded(row) === false ? index + 1 : undefined;
  const level = levelOf(row);
  const above = rows.findLastIndex((other, at) => at < index && levelOf(other) < level);
  return above < 0 ? undefined : above;
};
