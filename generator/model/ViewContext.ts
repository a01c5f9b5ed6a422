import type { Definition } from "../definition/Definition";
import type { Links } from "./Links";
import type { FieldModel } from "./Model";
import type { Speak } from "./resolveWords";

/** The arguments for resolving the views of a resource. */
export interface ViewContext {
  readonly definition: Definition;
  readonly links: Links;
  readonly speak: Speak;
  readonly key: string;
  readonly title: string;
  readonly fields: readonly FieldModel[];
}
