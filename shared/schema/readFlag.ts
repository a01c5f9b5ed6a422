const VALUES: ReadonlyMap<unknown, boolean> = new Map<unknown, boolean>([
  [true, true],
  [false, false],
  [1, true],
  [0, false],
  ["1", true],
  ["0", false],
  ["true", true],
  ["false", false],
]);

/** Yes or no. Null for any other text. */
export const readFlag = (value: unknown): boolean | null => VALUES.get(value) ?? null;
