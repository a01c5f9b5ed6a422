/** Random texts for demo rows. `{hosts}` means a random entry of that list. */
export interface Samples {
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** Texts by the kind of field. */
  readonly kinds: Readonly<Record<string, string>>;
  /** Texts by the pattern that a text must match. */
  readonly patterns: Readonly<Record<string, string>>;
  /** Texts by a pattern for the field's name. The first pattern that matches is used. */
  readonly names: readonly (readonly [matching: string, text: string])[];
}

export const NO_SAMPLES: Samples = { lists: {}, kinds: {}, patterns: {}, names: [] };
