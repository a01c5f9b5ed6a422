// What can be found, whatever it is: one line of the search.
export type FindingKind = "recent" | "screen" | "action" | "record";

export interface Finding {
  /** Its own among all others. */
  readonly key: string;
  readonly kind: FindingKind;
  readonly label: string;
  /** Where it belongs, beside the label. */
  readonly hint: string;
  /** A name of kit/icons. */
  readonly icon: string;
  /** Further names it answers to: in the other language, its address. */
  readonly also: readonly string[];
  /** Opens a page, or does something. */
  readonly to: string | (() => void);
}

/** From `start` up to, not including, `end` of a label. */
export type Range = readonly [start: number, end: number];
