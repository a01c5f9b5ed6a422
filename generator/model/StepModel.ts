import type { Words } from "../../shared/schema/languages";
import type { Condition } from "./Condition";

/** A step on the way of a record, above its fields. */
export interface StepModel {
  readonly name: string;
  readonly label: Words;
  /** The records that have made the step. */
  readonly when: Condition;
  /** The field with the time of the step; null if there is none. */
  readonly at: string | null;
}
