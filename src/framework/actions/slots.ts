// The places of actions that features fill.
import type { Grants } from "../auth/useGrants";
import { createSlotOf } from "../slots";
import type { ResourceProps } from "../wire/contract";

/** What people can do with a record that cannot be deleted, on its page. */
export interface InsteadOfDeletion {
  /** The key of the label, among the first words of the feature. The label may contain the record's `name`. */
  readonly label: string;
  isOffered(of: ResourceProps, grants: Grants): boolean;
  /** The router state with which the record's page opens. */
  readonly state: object;
}

/** For the dialog about a record that cannot be deleted. Without a part, it offers to take it out of use. */
export const insteadOfDeletion = createSlotOf<InsteadOfDeletion>();
