// The places of the shell that features fill.
import { createSlot } from "../slots";

/** The menu key that an account lacks. */
export interface MissingMenu {
  readonly menu: string;
}

/** Whom to ask for a permission, on the page that says that it is missing. */
export const grantors = createSlot<MissingMenu>();
