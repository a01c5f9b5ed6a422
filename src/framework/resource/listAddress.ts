import type { FilterOf } from "../wire/fieldOf";

/** The address of a list with a filter, for react-admin. With `listAddress<Order>`, TypeScript checks field names. */
export const listAddress = <Row = Readonly<Record<string, unknown>>>(path: string, filter?: FilterOf<Row>): string => {
  const names = Object.keys(filter ?? {});
  if (names.length === 0) return path;
  const shown = Object.fromEntries(names.map((name) => [name, true]));
  return `${path}?${new URLSearchParams({ filter: JSON.stringify(filter), displayedFilters: JSON.stringify(shown) })}`;
};
