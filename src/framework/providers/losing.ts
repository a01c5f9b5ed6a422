import { createAsking } from "./asking";

export interface Loss {
  readonly resource: string;
  /** The fields that would be emptied. */
  readonly fields: readonly string[];
}

/** Asks whether a record may be saved although the platform does not show all of it, and would empty that. */
export const losing = createAsking<Loss>();
