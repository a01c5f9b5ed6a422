import type { Definition } from "../definition/Definition";
import type { Lookup } from "./Lookup";
import type { FieldModel } from "./Model";
import type { ResolveText } from "./resolveWords";

/** The arguments for resolving the views of a resource. */
export interface ViewContext {
  readonly definition: Definition;
  readonly lookup: Lookup;
  readonly speak: ResolveText;
  readonly key: string;
  readonly title: string;
  readonly fields: readonly FieldModel[];
}
