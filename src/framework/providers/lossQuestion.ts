import { createAsking } from "./asking";

export interface LostValues {
  readonly resource: string;
  /** The fields that would be emptied. */
  readonly fields: readonly string[];
}

/** Asks whether to save a record although this empties values that the platform does not show. */
export const lossQuestion = createAsking<LostValues>();
