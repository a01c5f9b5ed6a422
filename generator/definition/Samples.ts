/** Texts for demo rows, drawn for each row. `{hosts}` means a random entry of that list. */
export interface Samples {
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** By the kind of a field. */
  readonly kinds: Readonly<Record<string, string>>;
  /** By the pattern of a text. */
  readonly patterns: Readonly<Record<string, string>>;
  /** By a pattern for the name of a text's field: the first match counts. */
  readonly names: readonly (readonly [matching: string, text: string])[];
}

export const NO_SAMPLES: Samples = { lists: {}, kinds: {}, patterns: {}, names: [] };
