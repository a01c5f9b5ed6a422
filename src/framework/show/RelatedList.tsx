import type { Ability } from "../../../shared/schema/abilities";
import type { Reference } from "../wire/contract";

export interface RelatedListProps {
  readonly of: Reference;
  /** The field of the other resource. */
  readonly target: string;
  /** The field of the shown record with the same value. */
  readonly source: string;
  /** The ability of the platform that the list needs. */
  readonly needs?: Ability;
}

/** The records of another resource that belong to the shown one. It is read as data: the slot `recordBelow` draws it. */
export const RelatedList = (_: RelatedListProps) => null;
