/** Values that no two rows share, either within one owner or at all. */
export interface UniqueModel {
  /** The fields in the definition. A refusal names these. */
  readonly fields: readonly string[];
  /** The same fields and the field of the owner. No two rows have the same values in all of them. */
  readonly together: readonly string[];
}

/** The record in which another record's name is unique. Example: the name of a room is unique within its floor. */
export interface WithinModel {
  /** The field that refers to it, and its resource. */
  readonly field: string;
  readonly to: string;
  /** The other fields that identify this record: the number of the floor. */
  readonly tells: readonly string[];
}
