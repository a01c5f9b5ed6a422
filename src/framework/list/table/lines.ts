import type { Row } from "./ListSetup";

/** One line of the rendered window: a row, or the expanded content below it. */
export interface Line {
  readonly row: Row;
  readonly index: number;
  readonly detail: boolean;
}

export const linesOf = (rows: readonly Row[], expanded: ReadonlySet<string | number>): readonly Line[] =>
  rows.flatMap((row, index) =>
    expanded.has(row.id)
      ? [
          { row, index, detail: false },
          { row, index, detail: true },
        ]
      : [{ row, index, detail: false }],
  );
