import type { Ability } from "../../../shared/schema/abilities";
import type { Reference } from "../wire/contract";

export interface RelatedListProps {
  readonly of: Reference;
  /** The field of the other resource that refers to this record. */
  readonly target: string;
  /** The field of this record that it refers to. */
  readonly source: string;
  /** The ability of the platform that the list needs. */
  readonly needs?: Ability;
}

/** Records of another resource that refer to the shown one. It is read as data; the slot `recordBelow` draws it. */
export const RelatedList = (_: RelatedListProps) => null;
