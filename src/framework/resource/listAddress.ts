/** The address of a list with a filter on: what react-admin reads from the query. */
export const listAddress = (path: string, filter: Readonly<Record<string, unknown>> = {}): string => {
  const names = Object.keys(filter);
  if (names.length === 0) return path;
  const shown = Object.fromEntries(names.map((name) => [name, true]));
  return `${path}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(shown) })}`;
};
