// The places of actions that features fill.
import type { Grants } from "../auth/useGrants";
import { createSlotOf } from "../slots";
import type { ResourceProps } from "../wire/contract";

/** What people can do on the page of a record that cannot be deleted. */
export interface InsteadOfDeletion {
  /** The key of its label, one of the feature's first words. The label may contain the `name` of the record. */
  readonly label: string;
  isOffered(of: ResourceProps, grants: Grants): boolean;
  /** The router state with which the page of the record opens. */
  readonly state: object;
}

/** Offered in the dialog about a record that cannot be deleted. The first that applies replaces the offer to take the record out of use. */
export const insteadOfDeletion = createSlotOf<InsteadOfDeletion>();
