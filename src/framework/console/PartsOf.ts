import type { ComponentType } from "react";
import type { InputPartProps } from "../form/InputPart";
import type { FilterPart } from "../list/filters/FilterKind";
import type { PartProps } from "../value/Part";
import type { FieldOf } from "../wire/fieldOf";

type ByField<Row, Part> = { readonly [Field in FieldOf<Row>]?: Part };

/** Hand-written parts of generated views: `export const parts = { … } satisfies PartsOf<Company>`. */
export interface PartsOf<Row> {
  /** By field: draws the cells of its column. */
  readonly columns?: ByField<Row, ComponentType<PartProps<Row>>>;
  /** By field: the input for the value of its filter. */
  readonly filters?: ByField<Row, FilterPart>;
  /** By field: draws its value on the page of a record, in the head and in groups. */
  readonly fields?: ByField<Row, ComponentType<PartProps<Row>>>;
  /** By field: its input in forms. */
  readonly inputs?: ByField<Row, ComponentType<InputPartProps>>;
  /** Buttons of the record's page, after the generated ones. `useRecordContext` gives the record. */
  readonly actions?: ComponentType;
  /** Content above the fields on the record's page. */
  readonly above?: ComponentType;
}
