import type { ComponentType } from "react";
import type { InputPartProps } from "../form/InputPart";
import type { FilterPart } from "../list/filters/FilterKind";
import type { PartProps } from "../value/Part";
import type { FieldOf } from "../wire/fieldOf";

type ByField<Row, Part> = { readonly [Field in FieldOf<Row>]?: Part };

/** The type of hand-written parts of generated views: `export const parts = { … } satisfies PartsOf<Company>`. */
export interface PartsOf<Row> {
  /** For a field: draws the cells of its column. */
  readonly columns?: ByField<Row, ComponentType<PartProps<Row>>>;
  /** For a field: the input of its filter. */
  readonly filters?: ByField<Row, FilterPart>;
  /** For a field: draws its value on the page of a record. */
  readonly fields?: ByField<Row, ComponentType<PartProps<Row>>>;
  /** For a field: its input in forms. */
  readonly inputs?: ByField<Row, ComponentType<InputPartProps>>;
  /** Buttons of the record's page, after the generated ones. `useRecordContext` gives the record. */
  readonly actions?: ComponentType;
  /** Drawn above the fields on the page of a record. */
  readonly above?: ComponentType;
}
