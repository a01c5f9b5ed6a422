import type { ReactNode } from "react";
import type { Row } from "./ListSetup";

export type RowsState = "pending" | "rows" | { readonly message: ReactNode };

/** What a table or a list of cards draws. */
export interface RowsProps {
  readonly rows: readonly Row[];
  /** Rows on the pages before. */
  readonly offset: number;
  readonly total: number | undefined;
  /** Rows for which room is kept from the first moment on, so that nothing jumps. */
  readonly reserve: number;
  /** Rows, their shadows, or a message instead. */
  readonly state: RowsState;
  /** Newer rows are on their way. */
  readonly stale: boolean;
  readonly label: string;
  readonly tree?: RowTree | undefined;
}

export interface RowTree {
  /** From 1. */
  levelOf(row: Row): number;
  /** undefined for a row without children. */
  isFolded(row: Row): boolean | undefined;
  toggle(row: Row): void;
}
