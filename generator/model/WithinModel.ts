/** The record within which another one has its name: the floor of a room. */
export interface WithinModel {
  /** The field that refers to it, and its resource. */
  readonly field: string;
  readonly to: string;
  /** What identifies records within it, in addition to their names: the number of a floor. */
  readonly tells: readonly string[];
}
