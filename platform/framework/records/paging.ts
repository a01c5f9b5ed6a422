// Which page of a list is asked for. What is not sent, or sent as 0 by a request builder, is left to the platform; what
// cannot be is refused rather than changed in silence.
import { invalid } from "../wire/Failure";
import type { Limits } from "../wire/limits";
import { isEmpty } from "../storage/codec";
import type { Row } from "../storage/Store";

const DEFAULT_SIZE = 10;

/** @throws Failure 406 for a number that is none, or larger than `most` */
export const wholeIn = (params: Row, name: string, otherwise: number, most: number): number => {
  const given = params[name];
  if (isEmpty(given)) return otherwise;
  const number = typeof given === "string" && given.trim() !== "" ? Number(given) : given;
  if (typeof number !== "number" || !Number.isInteger(number)) throw invalid({ [name]: "invalid.integer" });
  if (number === 0) return otherwise;
  if (number < 0) throw invalid({ [name]: "invalid.positive" });
  if (number > most) throw invalid({ [name]: "invalid.max" }, { [name]: { max: most } });
  return number;
};

export interface Paging {
  readonly limit: number;
  readonly offset: number;
}

export const pagingOf = (params: Row, limits: Limits, size = DEFAULT_SIZE): Paging => {
  const limit = wholeIn(params, "page_size", size, limits.pageSize);
  const named = isEmpty(params.page_index) ? "page_no" : "page_index";
  return { limit, offset: (wholeIn(params, named, 1, limits.pageIndex) - 1) * limit };
};
