// The places of actions that features fill.
import type { Grants } from "../auth/useGrants";
import { createSlotOf } from "../slots";
import type { ResourceProps } from "../wire/contract";

/** What people can do instead of deleting a record, on its page. */
export interface InsteadOfDeletion {
  /** The message key of the label, one of the feature's first words. The label may contain the record's `name`. */
  readonly label: string;
  isOffered(of: ResourceProps, grants: Grants): boolean;
  /** The router state with which the page of the record opens. */
  readonly state: object;
}

/** An alternative for a record that cannot be deleted. Without this slot, the dialog offers to disable the record. */
export const insteadOfDeletion = createSlotOf<InsteadOfDeletion>();
