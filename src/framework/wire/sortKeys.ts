// The order of a list by several fields. react-admin has a single field for the order. So the other fields are added to
// its name, with a minus for descending order: `sort=state,-gmt_create&order=ASC`. Addresses, views and exports use
// this form.
import { MAX_SORT_KEYS } from "../../../shared/schema/sorting";

export interface SortKey {
  readonly field: string;
  readonly descending: boolean;
}
interface Sort {
  readonly field: string;
  readonly order: "ASC" | "DESC";
}

export const sortKeys = ({ field, order }: Sort): readonly SortKey[] =>
  field.split(",").map((one, at) => {
    const marked = at > 0 && one.startsWith("-");
    return { field: marked ? one.slice(1) : one, descending: at === 0 ? order === "DESC" : marked };
  });

/** The fields in react-admin's `field` of an order. */
export const sortedFields = (field: string): readonly string[] =>
  sortKeys({ field, order: "ASC" }).map((one) => one.field);

export const sortOf = (keys: readonly SortKey[]): Sort => ({
  field: keys.map(({ field, descending }, at) => (at > 0 && descending ? `-${field}` : field)).join(),
  order: keys[0]?.descending === true ? "DESC" : "ASC",
});

/** Adds a last sort key. A second press reverses its order, and a third one removes it if others are left. */
export const withSortKey = (keys: readonly SortKey[], field: string): readonly SortKey[] => {
  const known = keys.find((one) => one.field === field);
  if (known === undefined) return keys.length < MAX_SORT_KEYS ? [...keys, { field, descending: false }] : keys;
  if (known.descending && keys.length > 1) return keys.filter((one) => one !== known);
  return keys.map((one) => (one === known ? { field, descending: !one.descending } : one));
};
