import type { Compared } from "../../../../shared/schema/where/checkWhere";
import type { FilterSpec } from "../filters/FilterKind";

/** A field that conditions of a list can use. */
export interface WhereField extends Compared {
  readonly source: string;
  /** The filter that offers the field's values. Null if people type the values. */
  readonly spec: FilterSpec | null;
}

export interface NamedField extends WhereField {
  readonly label: string;
}
