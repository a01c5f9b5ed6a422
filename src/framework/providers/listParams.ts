import type { GetListParams } from "ra-core";
import type { Call, Payload } from "../wire/contract";

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);

/** The parameters of a list call. ARCHITECTURE.md has their names. */
export function listParams(call: Call, key: string, { pagination, sort, filter }: GetListParams): Payload {
  const named = (field: string): string => (field === "id" ? key : field);
  const filters = Object.entries<unknown>({ ...filter }).flatMap(([name, value]) =>
    isEmpty(value) ? [] : [[named(name), value]],
  );
  const page = pagination === undefined ? {} : { [call.paging]: pagination.page, page_size: pagination.perPage };
  const order =
    sort === undefined || sort.field === ""
      ? {}
      : { sort_field: named(sort.field), sort_order: sort.order === "DESC" ? "desc" : "asc" };
  return { ...Object.fromEntries(filters), ...page, ...order };
}
