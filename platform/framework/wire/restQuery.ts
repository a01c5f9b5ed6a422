// Reads the query of a list under /rest: ?sort=["name","ASC"]&range=[0,9]&filter={"q":"x"}
import { invalidFailure } from "./Failure";
import type { Limits } from "./limits";
import { isObject, parseJson, type Params } from "./readJson";

/** @throws Failure 400 for a parameter that is not JSON, 413 for a parameter that is too long */
export const readQuery = (url: URL, limits: Limits): Params =>
  Object.fromEntries(
    ["filter", "sort", "range"].map((name) => {
      const text = url.searchParams.get(name);
      return [name, text === null ? null : parseJson(Buffer.from(text), limits)];
    }),
  );

/** @throws Failure 406 for an invalid range, or one longer than a page may be */
const rangeOf = (range: unknown, { pageSize }: Limits) => {
  const [first, last]: readonly unknown[] = Array.isArray(range) ? range : [0, 9];
  const [offset, limit] = [Number(first), Number(last) - Number(first) + 1];
  const isRange = Number.isSafeInteger(first) && Number.isSafeInteger(last) && offset >= 0 && limit > 0;
  if (!isRange) throw invalidFailure({ range: "invalid.standard" });
  if (limit > pageSize) throw invalidFailure({ range: "invalid.max" }, { range: { max: pageSize } });
  return { offset, limit };
};

/** Field names are checked later. @throws Failure 406 */
export const queryOf = ({ filter, sort, range }: Params, limits: Limits) => {
  const sorted: readonly unknown[] = Array.isArray(sort) ? sort : [];
  const [first = "", direction = ""] = sorted.map(String);
  // More fields follow the first one, with a minus if they are in descending order.
  const order = (first === "" ? [] : first.split(",")).map((one, at) => ({
    field: at > 0 ? one.replace(/^-/, "") : one,
    descending: at > 0 ? one.startsWith("-") : direction.toUpperCase() === "DESC",
  }));
  return { filter: isObject(filter) ? filter : {}, order, sort: order[0] ?? null, ...rangeOf(range, limits) };
};
