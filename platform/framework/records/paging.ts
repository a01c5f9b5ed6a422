// Reads the requested page of a list. A missing number, or the 0 that request builders send instead, means the default.
// Invalid numbers are refused, not silently corrected.
import { invalidFailure } from "../wire/Failure";
import type { Limits } from "../wire/limits";
import { isEmpty } from "../storage/codec";
import type { Row } from "../storage/Store";

const DEFAULT_SIZE = 10;

/** Reads a whole number from 1 to `most`, or `otherwise` if it is missing. @throws Failure 406 for any other value */
export const readWholeNumber = (params: Row, name: string, otherwise: number, most: number): number => {
  const given = params[name];
  if (isEmpty(given)) return otherwise;
  const number = typeof given === "string" && given.trim() !== "" ? Number(given) : given;
  if (typeof number !== "number" || !Number.isInteger(number)) throw invalidFailure({ [name]: "invalid.integer" });
  if (number === 0) return otherwise;
  if (number < 0) throw invalidFailure({ [name]: "invalid.positive" });
  if (number > most) throw invalidFailure({ [name]: "invalid.max" }, { [name]: { max: most } });
  return number;
};

export interface Paging {
  readonly limit: number;
  readonly offset: number;
}

/** `size` is the number of rows on a page if the request names none. @throws Failure 406 */
export const pagingOf = (params: Row, limits: Limits, size = DEFAULT_SIZE): Paging => {
  const limit = readWholeNumber(params, "page_size", size, limits.pageSize);
  const named = isEmpty(params.page_index) ? "page_no" : "page_index";
  return { limit, offset: (readWholeNumber(params, named, 1, limits.pageIndex) - 1) * limit };
};
