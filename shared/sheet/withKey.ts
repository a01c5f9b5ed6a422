// An export can be imported again to change records. So it says which record each of its rows is.
import type { CellColumn } from "./CellColumn";

/** The columns, and that of the key if they lack a field that identifies a record. Without such fields, rows change no records. */
export const withKey = (
  columns: readonly CellColumn[],
  telling: readonly string[],
  key: Pick<CellColumn, "source" | "label" | "as">,
): readonly CellColumn[] => {
  const there = new Set(columns.map(({ source }) => source));
  if (there.has(key.source) || telling.every((name) => there.has(name))) return columns;
  return [...columns, { words: {}, resource: null, area: null, from: null, ...key }];
};
