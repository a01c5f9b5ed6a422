import type { ResourceModel } from "../../../generator";
import type { Walk } from "./Walk";
import type { Way } from "./hands";

/** Something that people do in front of a list. */
export interface Ability {
  /** Answers whether there was something to do. What the list should show then stands in the walk. */
  readonly does: (walk: Walk) => Promise<boolean>;
  readonly fits: (where: { readonly resource: ResourceModel; readonly way: Way; readonly isFree: boolean }) => boolean;
}
