/** A cell that a person wants to change. */
export interface WantedCell {
  /** The index of its row. */
  readonly index: number;
  /** The field of the wanted cell. Undefined means the first cell in the row that can be changed. */
  readonly source: string | undefined;
  /** Whether to open the record if the cell cannot be changed. */
  readonly opens: boolean;
}
