import { createCallQuestion } from "./asking";

export interface LostValues {
  readonly resource: string;
  /** The fields that would be emptied. */
  readonly fields: readonly string[];
}

/** Asks whether to save a record although values that the platform does not show would be emptied. */
export const lossQuestion = createCallQuestion<LostValues>();
