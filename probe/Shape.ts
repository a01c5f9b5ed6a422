import type { ListShape } from "./listShape";
import type { ValueForms } from "./valueForms";

/** How the host writes lists and values. Null for what host.yaml says already. */
export interface Shape {
  readonly lists: ListShape | null;
  readonly values: ValueForms | null;
}
