// The places of a person's account page that features fill.
import { createSlot } from "../slots";

export interface AccountPanel {
  /** The name that the account signs in with. */
  readonly userId: string;
}

/** Panels about signing in, after those of the console. */
export const accountPanels = createSlot<AccountPanel>();
