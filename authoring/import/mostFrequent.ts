/** The value that occurs most often. Undefined if there is none. */
export const mostFrequent = <Value>(values: readonly Value[]): Value | undefined => {
  const counts = new Map<string, { readonly value: Value; count: number }>();
  for (const value of values) {
    const key = JSON.stringify(value) ?? "";
    const known = counts.get(key);
    if (known === undefined) counts.set(key, { value, count: 1 });
    else known.count += 1;
  }
  return [...counts.values()].sort((one, other) => other.count - one.count)[0]?.value;
};
