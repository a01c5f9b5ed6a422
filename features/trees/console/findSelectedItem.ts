import { isBlank, valueAt } from "../../../src/framework/resource/valueAt";
import type { Row } from "../../../src/framework/resource/Row";

const isRoot = (row: Row, parent: string): boolean => {
  const above = valueAt(row, parent);
  return isBlank(above) || Number(above) === 0;
};

/**
 * The item with the given key. If there is none, the first root; if there is no root, the last item. Specification,
 * point 3.
 */
export const findSelectedItem = (rows: readonly Row[], parent: string, given: string | null): Row | undefined =>
  rows.find(({ id }) => String(id) === given) ?? rows.find((row) => isRoot(row, parent)) ?? rows.at(-1);
