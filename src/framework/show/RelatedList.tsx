import type { Ability } from "../../../shared/schema/abilities";
import type { Reference } from "../wire/contract";

export interface RelatedListProps {
  readonly of: Reference;
  /** The field of the other resource that refers to this record. */
  readonly target: string;
  /** The field of this record whose value the other field contains. */
  readonly source: string;
  /** The ability that the platform needs to have this list. */
  readonly needs?: Ability;
}

/** Records of another resource that refer to the shown record. It is read as data; the slot `recordBelow` draws it. */
export const RelatedList = (_: RelatedListProps) => null;
