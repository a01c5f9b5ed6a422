/** The record that a record is named within: the floor of a room. */
export interface WithinModel {
  /** The field that refers to it, and the resource that it is of. */
  readonly field: string;
  readonly to: string;
  /** What tells records within it apart, besides their names: the number of a floor. */
  readonly tells: readonly string[];
}
