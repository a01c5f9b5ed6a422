// The slots of values for features.
import { createSlot } from "../slots";

export interface CronExpression {
  readonly expression: string;
}

/** A schedule in words, in lists and on pages of records. If no feature fills this slot, its expression is shown. */
export const scheduleInWords = createSlot<CronExpression>();
