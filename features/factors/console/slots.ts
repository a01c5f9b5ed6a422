// The slots in which other features add second factors, and proofs that replace a code.
import { createSlot } from "../../../src/framework/slots";

export interface FactorPanelProps {
  /** Called after a second factor was added and the person has saved the recovery codes. */
  readonly onKept?: (() => void) | undefined;
}

/** Panels of other second factors, below that of the app's codes. */
export const factorPanels = createSlot<FactorPanelProps>();

export interface Proof {
  readonly onProven: () => void;
}

/** Proofs of identity that replace a code. */
export const proofs = createSlot<Proof>();
