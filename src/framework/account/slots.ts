// The slots of a person's account page.
import { createSlot } from "../slots";

export interface AccountPanel {
  /** The name that the account signs in with. */
  readonly userId: string;
}

/** Panels about signing in. They are drawn below the console's own panels. */
export const accountPanels = createSlot<AccountPanel>();
