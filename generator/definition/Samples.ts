/** What demo rows are made of: texts that are drawn anew for each row. `{hosts}` in one stands for one of that list. */
export interface Samples {
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** By the kind of a field. */
  readonly kinds: Readonly<Record<string, string>>;
  /** By the pattern that a text asks for. */
  readonly patterns: Readonly<Record<string, string>>;
  /** By what the name of a text's field matches: the first that does. */
  readonly names: readonly (readonly [matching: string, text: string])[];
}

export const NO_SAMPLES: Samples = { lists: {}, kinds: {}, patterns: {}, names: [] };
