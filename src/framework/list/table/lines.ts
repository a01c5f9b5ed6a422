import type { Row } from "./ListSetup";

/** What the window draws, one under the other: rows, and what is opened under them. */
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
