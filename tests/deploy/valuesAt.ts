/** The values at a path of names. `*` means every entry of a list or an object. Empty if there is no such path. */
export const valuesAt = (value: unknown, ...path: readonly string[]): readonly unknown[] => {
  const [name, ...rest] = path;
  if (name === undefined) return value === undefined ? [] : [value];
  if (typeof value !== "object" || value === null) return [];
  const entries: readonly (readonly [string, unknown])[] = Object.entries(value);
  return entries.filter(([key]) => name === "*" || key === name).flatMap(([, one]) => valuesAt(one, ...rest));
};
