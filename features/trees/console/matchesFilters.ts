// A tree is loaded whole, so it is filtered in the browser: the platform would leave out the ancestors of a match.
import { splitToList } from "../../../src/framework/value/formats";
import { isBlank, valueAt } from "../../../src/framework/resource/valueAt";
import type { Row } from "../../../src/framework/resource/Row";
import type { FilterValues } from "../../../src/framework/list/filters/FilterKind";

const sameText = (a: unknown, b: unknown) => String(a) === String(b);

const holds = (row: Row, key: string, wanted: unknown): boolean => {
  const begin = /^(.*)_begin$/.exec(key)?.[1];
  if (begin !== undefined) return Number(valueAt(row, begin)) >= Number(wanted);
  const end = /^(.*)_end$/.exec(key)?.[1];
  if (end !== undefined) return Number(valueAt(row, end)) <= Number(wanted);
  const has = splitToList(valueAt(row, key));
  if (Array.isArray(wanted)) return has.some((one) => wanted.some((other) => sameText(one, other)));
  if (typeof wanted !== "string") return has.some((one) => sameText(one, wanted));
  return has.some((one) => String(one).toLowerCase().includes(wanted.toLowerCase()));
};

/**
 * Applies filters in the same way as the platform: a text must be contained, a list means "one of", `_begin` and `_end`
 * are inclusive.
 */
export const matchesFilters = (row: Row, filters: FilterValues): boolean =>
  Object.entries(filters).every(([key, wanted]) => isBlank(wanted) || holds(row, key, wanted));
