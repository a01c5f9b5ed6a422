// The records before and after a record that was opened from a list.
import type { OriginList } from "../../../src/framework/list/OriginList";

const isId = (value: unknown): value is string | number => typeof value === "string" || typeof value === "number";
const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The walk in the state of an address. Null when the page was opened from elsewhere. */
export const readOriginList = (state: unknown): OriginList | null => {
  const walk = isRecord(state) ? state.walk : null;
  if (!isRecord(walk) || !isRecord(walk.filter) || !isRecord(walk.sort)) return null;
  const { filter, sort, page, perPage } = walk;
  const { field, order } = sort;
  if (typeof page !== "number" || typeof perPage !== "number" || typeof field !== "string") return null;
  const ids = Array.isArray(walk.ids) ? walk.ids.filter(isId) : null;
  return { filter, sort: { field, order: order === "DESC" ? "DESC" : "ASC" }, page, perPage, ids };
};
