// One line of the search, whatever kind of thing it is.
export type FindingKind = "recent" | "screen" | "action" | "record";

export interface Finding {
  /** Unique among all findings. */
  readonly key: string;
  readonly kind: FindingKind;
  readonly label: string;
  /** Its context, beside the label. */
  readonly hint: string;
  /** The name of an icon. */
  readonly icon: string;
  /** Further names that match: in another language, its address. */
  readonly also: readonly string[];
  /** The address to open, or a function to call. */
  readonly to: string | (() => void);
}

/** The part of a label from `start` to before `end`. */
export type Range = readonly [start: number, end: number];
