import type { Words } from "../../shared/schema/languages";
import type { Condition } from "./Condition";

/** `from` may become one of `to`. The screen has buttons for this, and the platform refuses all other changes. */
export interface TransitionModel {
  readonly field: string;
  readonly from: number | string;
  readonly to: readonly (number | string)[];
}

/** Fields that a record needs in this state. The dialog of the transition asks for them, and the platform checks them. */
export interface AskModel {
  readonly field: string;
  readonly state: number | string;
  readonly names: readonly string[];
}

/** What the feature `reactions` does when a record begins to meet a condition. */
export interface ReactionModel {
  readonly name: string;
  readonly when: Condition;
  readonly mail: { readonly to: string; readonly title: Words; readonly text: Words } | null;
  /** The fields that a webhook sends in addition to the key; null for no webhook. */
  readonly webhook: readonly string[] | null;
  readonly job: string | null;
}
