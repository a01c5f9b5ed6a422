import type { ReactNode } from "react";
import type { Row } from "./ListSetup";

export type RowsState = "pending" | "rows" | { readonly message: ReactNode };

/** The props of a table and of a list of cards. */
export interface RowsProps {
  readonly rows: readonly Row[];
  /** The number of rows on earlier pages. */
  readonly offset: number;
  readonly total: number | undefined;
  /** The number of rows to reserve space for from the start, so that the page does not jump. */
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
  /** undefined for a row without children. */
  isFolded(row: Row): boolean | undefined;
  toggle(row: Row): void;
  /** Whether the row only leads to a match. It is not a row of the list: it cannot be selected, opened or counted. */
  isGuide(row: Row): boolean;
  isSelected(row: Row): boolean;
  select(row: Row): void;
}
