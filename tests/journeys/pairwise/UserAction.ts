import type { ResourceModel } from "../../../generator";
import type { ListWalkthrough } from "./Walk";
import type { InputKind } from "./inputDevice";

/** An action that people do with a list. */
export interface UserAction {
  /**
   * Does the action, and notes in the walk what the list should show afterwards. Answers false if the action was not
   * possible.
   */
  readonly does: (walk: ListWalkthrough) => Promise<boolean>;
  readonly fits: (where: {
    readonly resource: ResourceModel;
    readonly way: InputKind;
    readonly isFree: boolean;
  }) => boolean;
}
