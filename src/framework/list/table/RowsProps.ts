import type { ReactNode } from "react";
import type { Row } from "./ListSetup";

export type RowsState = "pending" | "rows" | { readonly message: ReactNode };

/** The props that a table and a list of cards have in common. */
export interface RowsProps {
  readonly rows: readonly Row[];
  /** The number of rows on earlier pages. */
  readonly offset: number;
  readonly total: number | undefined;
  /** The number of rows for which space is reserved at first, so that the page does not jump. */
  readonly reserve: number;
  /** Rows, placeholders, or a message. */
  readonly state: RowsState;
  /** Whether newer rows are being loaded. */
  readonly stale: boolean;
  readonly label: string;
  readonly tree?: RowTree | undefined;
}

export interface RowTree {
  /** The depth of a row, from 1. */
  levelOf(row: Row): number;
  /** Undefined if the row has no children. */
  isFolded(row: Row): boolean | undefined;
  toggle(row: Row): void;
  /** Whether the row is only an ancestor of a match, which cannot be selected, opened or counted. */
  isGuide(row: Row): boolean;
  isSelected(row: Row): boolean;
  select(row: Row): void;
}
