// A resource of a console of its own platform, and the columns that its fields come from.
import type { ImportedField } from "../fields";
import type { LabelWords } from "../names";
import type { OwnColumn, OwnTable } from "./OwnTable";

export interface OwnField {
  readonly field: ImportedField;
  readonly label: LabelWords;
  /** The column of the source. Null for a key that the source does not have. */
  readonly column: OwnColumn | null;
}

export interface OwnResource {
  readonly name: string;
  readonly section: string;
  readonly label: LabelWords;
  readonly table: OwnTable;
  readonly key: ImportedField;
  readonly title: string;
  readonly fields: readonly OwnField[];
  readonly columns: readonly string[];
  readonly unique: readonly (readonly string[])[];
}

/** Whether a field holds the key of another record, or several. */
export const isReferenceField = ({ kind }: ImportedField): boolean => /^references?$/.test(kind);
