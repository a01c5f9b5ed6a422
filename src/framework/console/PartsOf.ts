import type { ComponentType } from "react";
import type { InputPartProps } from "../form/InputPart";
import type { FilterPart } from "../list/filters/FilterKind";
import type { PartProps } from "../value/Part";
import type { FieldOf } from "../wire/fieldOf";

type ByField<Row, Part> = { readonly [Field in FieldOf<Row>]?: Part };

/** Parts of the generated views of a resource: `export const parts = { … } satisfies PartsOf<Company>`. */
export interface PartsOf<Row> {
  /** Draw the cells of a column. */
  readonly columns?: ByField<Row, ComponentType<PartProps<Row>>>;
  /** Edit the value of a filter. */
  readonly filters?: ByField<Row, FilterPart>;
  /** Draw the value of a field on the page of a record, in its head and its groups. */
  readonly fields?: ByField<Row, ComponentType<PartProps<Row>>>;
  /** Edit a field in forms. */
  readonly inputs?: ByField<Row, ComponentType<InputPartProps>>;
  /** Buttons of the record's page, after the generated ones. `useRecordContext` gives the record. */
  readonly actions?: ComponentType;
  /** Content above the fields on the record's page. */
  readonly above?: ComponentType;
}
