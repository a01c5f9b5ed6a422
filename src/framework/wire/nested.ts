// Turns rows that contain other rows into a flat list, in which each row names its parent.
import { WrittenNumber } from "./exactJson";
import { host } from "./Host";
import { type Facts, isObject } from "./readAnswer";

export interface NestedRows {
  readonly key: string;
  /** The field with the key of the parent; "" if rows have no parent. */
  readonly parent: string;
  /** The field with nested rows. Default: the first list of objects that have the key. */
  readonly children?: string | undefined;
}

interface Listed {
  readonly data: unknown;
  readonly count: number;
}

const isKey = (value: unknown): boolean =>
  typeof value === "number" || (typeof value === "string" && value !== "") || value instanceof WrittenNumber;
const isAtTop = (value: unknown): boolean => !isKey(value) || value === 0 || value === "0";

const belowIn = (row: Facts, { key, children }: NestedRows): readonly unknown[] => {
  const isBelow = (value: unknown): value is readonly unknown[] =>
    Array.isArray(value) && value.length > 0 && value.every((one) => isObject(one) && isKey(one[key]));
  const found = children === undefined ? Object.values(row).find(isBelow) : row[children];
  return Array.isArray(found) ? found : [];
};

/** All rows, each once. A platform may both list and nest the same row. */
const flattened = (rows: readonly unknown[], nesting: NestedRows): readonly unknown[] => {
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

/** The rows of an answer, including nested ones. A platform may count all rows, or only the top ones. */
export const flattenRows = <List extends Listed>(list: List, nesting: NestedRows): List => {
  if (!Array.isArray(list.data)) return list;
  const [top, data] = [list.data.length, flattened(list.data, nesting)];
  const below = Math.max(0, data.length - top);
  const countsTop = list.count > top && list.count < data.length;
  return { ...list, data, count: countsTop ? list.count + below : Math.max(list.count, top + below) };
};

/** `flattenRows` for hosts without a dialect. A dialect calls flattenRows with the host's names. */
export const flattenTree = <List extends Listed>(list: List, nesting: NestedRows): List =>
  host().dialect ? list : flattenRows(list, nesting);
