// Rows that hold the rows below them become one list of rows that name the row above.
import { WrittenNumber } from "./exactJson";
import { host } from "./Host";
import { type Facts, isObject } from "./readAnswer";

export interface Nesting {
  readonly key: string;
  /** The field with the key of the parent row. "" if rows have none. */
  readonly parent: string;
  /** The field with the rows below. Without it, the first list of objects that have the key. */
  readonly children?: string | undefined;
}

interface Listed {
  readonly data: unknown;
  readonly count: number;
}

const isKey = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && value !== "") || value instanceof WrittenNumber;
const isAtTop = (value: unknown): boolean => !isKey(value) || value === 0 || value === "0";

const belowIn = (row: Facts, { key, children }: Nesting): readonly unknown[] => {
  const isBelow = (value: unknown): value is readonly unknown[] =>
    Array.isArray(value) && value.length > 0 && value.every((one) => isObject(one) && isKey(one[key]));
  const found = children === undefined ? Object.values(row).find(isBelow) : row[children];
  return Array.isArray(found) ? found : [];
};

/** Each row once, also where a platform both lists and nests it. */
const flattened = (rows: readonly unknown[], nesting: Nesting): readonly unknown[] => {
  const { key, parent } = nesting;
  const flat = new Map<unknown, unknown>();
  const walk = (some: readonly unknown[], above: unknown): void => {
    for (const row of some) {
      const id = isObject(row) && isKey(row[key]) ? String(row[key]) : Symbol();
      const held = flat.get(id) ?? row;
      const isNamed = !isObject(held) || parent === "" || above === undefined || !isAtTop(held[parent]);
      flat.set(id, isNamed ? held : { ...held, [parent]: above });
      if (isObject(row)) walk(belowIn(row, nesting), row[key]);
    }
  };
  walk(rows, undefined);
  return [...flat.values()];
};

/** The rows of an answer with those below them. A platform may count them all, or only those at the top. */
export const flatList = <List extends Listed>(list: List, nesting: Nesting): List => {
  if (!Array.isArray(list.data)) return list;
  const [top, data] = [list.data.length, flattened(list.data, nesting)];
  const below = Math.max(0, data.length - top);
  const countsTop = list.count > top && list.count < data.length;
  return { ...list, data, count: countsTop ? list.count + below : Math.max(list.count, top + below) };
};

/** The same where the host speaks as the specification says. A dialect does it in the host's own words. */
export const plainTree = <List extends Listed>(list: List, nesting: Nesting): List =>
  host().dialect ? list : flatList(list, nesting);
