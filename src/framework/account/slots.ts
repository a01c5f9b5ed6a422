// The places of the own account that features fill.
import { createSlot } from "../slots";

export interface FactorPanel {
  /** Called when a second factor was added and the recovery codes were kept. */
  readonly onKept?: (() => void) | undefined;
}

/** Other second factors, below the codes of an app. */
export const factorPanels = createSlot<FactorPanel>();

export interface Proof {
  readonly onProven: () => void;
}

/** Other ways to prove again who the person is, in place of a code. */
export const proofs = createSlot<Proof>();
