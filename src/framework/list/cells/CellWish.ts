/** A cell that somebody wants to change. */
export interface CellWish {
  /** Its row. */
  readonly index: number;
  /** Its column. Undefined for the first of the row that can be changed. */
  readonly source: string | undefined;
  /** Whether to open the record instead where the cell cannot be changed. */
  readonly opens: boolean;
}
