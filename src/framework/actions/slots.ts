// The places of actions that features fill.
import type { Grants } from "../auth/useGrants";
import { createSlotOf } from "../slots";
import type { ResourceProps } from "../wire/contract";

/** What whoever cannot delete a record may do on its page. */
export interface InsteadOfDeletion {
  /** The key of its label, which is one of the first words of the feature, and is told the `name` of the record. */
  readonly label: string;
  isOffered(of: ResourceProps, grants: Grants): boolean;
  /** The state with which the page of the record opens. */
  readonly state: object;
}

/** In the dialog about a record that cannot be deleted. The first that is offered comes before taking it out of use. */
export const insteadOfDeletion = createSlotOf<InsteadOfDeletion>();
