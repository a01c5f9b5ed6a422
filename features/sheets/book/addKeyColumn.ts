// An export can be imported again to change records. So each of its rows must identify its record.
import type { CellColumn } from "./CellColumn";

/** The columns, with the key if no column identifies a record. Without identifying fields, rows cannot change records. */
export const addKeyColumn = (
  columns: readonly CellColumn[],
  telling: readonly string[],
  key: Pick<CellColumn, "source" | "label" | "as">,
): readonly CellColumn[] => {
  const there = new Set(columns.map(({ source }) => source));
  if (there.has(key.source) || telling.every((name) => there.has(name))) return columns;
  return [...columns, { words: {}, resource: null, area: null, from: null, ...key }];
};
