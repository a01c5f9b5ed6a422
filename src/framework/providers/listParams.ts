import type { GetListParams, SortPayload } from "ra-core";
import { FREE_FILTER, WHERE_PARAM, WHERE_ZONE_PARAM, WITHIN_SUFFIX } from "../../../shared/schema/where/Where";
import type { Call, Payload, ResourceProps } from "../wire/contract";
import { can } from "../wire/Host";
import { missingFields } from "../wire/missingFields";
import { sortKeys } from "../wire/sortKeys";

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

const RANGE = /_(?:begin|end|min|max)$/;
const LIMIT = /_(?:begin|end|min|max|within)$/;
/** The parameter that searches the names of records. */
const SEARCH = "q";

/** Relative times in conditions are in the reader's time zone, even if another person saved the view. */
const withZone = (filters: Payload): Payload =>
  filters[WHERE_PARAM] === undefined
    ? filters
    : { ...filters, [WHERE_ZONE_PARAM]: Intl.DateTimeFormat().resolvedOptions().timeZone };

/** Changes filters for a platform that cannot search, or that has no ranges or lists of values. */
export const filtersFor = (
  resource: string,
  title: string,
  filters: Payload,
  missing: readonly string[] = [],
): Payload =>
  Object.fromEntries(
    Object.entries(filters).flatMap(([name, value]) => {
      if (missing.includes(name) || missing.includes(name.replace(LIMIT, ""))) return [];
      if (name === WHERE_PARAM && !can("where", resource)) return [];
      if (name === FREE_FILTER && !can("free", resource)) return [];
      if (name === SEARCH && !can("search", resource)) return title === "" ? [] : [[title, value]];
      if (RANGE.test(name) && !can("range", resource)) return [];
      if (name.endsWith(WITHIN_SUFFIX) && !can("within", resource)) return [];
      // If a filter accepts only one value, it gets the first.
      return [[name, Array.isArray(value) && !can("several", resource) ? value[0] : value]];
    }),
  );

/** The sort order as parameters of the call: by several fields if the platform supports that, otherwise by one. */
export const orderParams = (
  { name: resource, key, further }: Pick<ResourceProps, "name" | "key" | "further">,
  sort: SortPayload,
): Payload => {
  const missing = missingFields({ name: resource, ...(further && { further }) });
  const keys = sortKeys(sort)
    .filter(({ field }) => field !== "" && !missing.includes(field))
    .slice(0, can("sorts", resource) ? undefined : 1);
  if (keys.length === 0 || !can("sort", resource)) return {};
  return {
    sort_field: keys.map(({ field }) => (field === "id" ? key : field)).join(),
    sort_order: keys.map(({ descending }) => (descending ? "desc" : "asc")).join(),
  };
};

/** The filters as parameters of the call. */
export const filterParams = (
  props: Pick<ResourceProps, "name" | "key" | "title" | "further">,
  filter: Payload,
): Payload => {
  const given = Object.entries(filter).flatMap(([name, value]) =>
    isEmpty(value) ? [] : [[name === "id" ? props.key : name, value]],
  );
  return withZone(filtersFor(props.name, props.title, Object.fromEntries(given), missingFields(props)));
};

export const pageParams = ({ paging }: Call, page: number, size: number): Payload => ({
  [paging]: page,
  page_size: size,
});

/** The parameters of a list call. docs/wire.md has their names. */
export function listParams(
  call: Call,
  props: Pick<ResourceProps, "name" | "key" | "title" | "further">,
  { pagination, sort, filter }: GetListParams,
): Payload {
  const page = pagination === undefined ? {} : pageParams(call, pagination.page, pagination.perPage);
  const order = sort === undefined ? {} : orderParams(props, sort);
  return { ...filterParams(props, { ...filter }), ...page, ...order };
}
