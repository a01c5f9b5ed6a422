// One line of the search results, of any kind.
import type { Reference } from "../../../src/framework/wire/contract";
import type { FoundRecord } from "../../../src/framework/value/Found";

export type FindingKind = "recent" | "screen" | "action" | "record";

/** The records that the search found in one resource. Their names may be ambiguous. */
export interface AmbiguousRecords {
  readonly of: Pick<Reference, "resource" | "title" | "within">;
  readonly id: string;
  readonly among: readonly FoundRecord[];
}

export interface Finding {
  /** Unique among all findings. */
  readonly key: string;
  readonly kind: FindingKind;
  readonly label: string;
  /** The context of the finding, next to the label. */
  readonly hint: string;
  /** The name of an icon. */
  readonly icon: string;
  /** Whether the record only refers to a match. Such records come after records that match themselves. */
  readonly refers?: boolean;
  /** Set if another record has the same name, or if the name is unique only within another record. */
  readonly among?: AmbiguousRecords;
  /** Other texts that match: the label in another language, the address. */
  readonly also: readonly string[];
  /** The address to open, or a function to call. */
  readonly to: string | (() => void);
}

/** The part of a label from `start` to just before `end`. */
export type LabelRange = readonly [start: number, end: number];
