import { createCallQuestion } from "./createCallQuestion";

export interface LostValues {
  readonly resource: string;
  /** The fields that would be emptied. */
  readonly fields: readonly string[];
}

/** Asks whether to save a record, if the save would empty values that the platform does not show. */
export const lossQuestion = createCallQuestion<LostValues>();
