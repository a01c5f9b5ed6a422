import type { Definition } from "../definition/Definition";
import type { Links } from "./Links";
import type { FieldModel } from "./Model";
import type { Speak } from "./resolveWords";

/** What the views of a resource are made from. */
export interface Viewing {
  readonly definition: Definition;
  readonly links: Links;
  readonly speak: Speak;
  readonly key: string;
  readonly title: string;
  readonly fields: readonly FieldModel[];
}
