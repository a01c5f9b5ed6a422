// Limits the filters of a request: each value becomes an SQL parameter, and a long text is compared with every row.
import { invalidFailure } from "../wire/Failure";
import type { Limits } from "../wire/limits";
import type { Row } from "../storage/Store";

const isPlain = (value: unknown): boolean => typeof value !== "object" || value === null;

/** @throws Failure 406 that names the filter that exceeds a limit or is not a plain value */
export const checkFilters = (filters: Row, { filterLength, filterValues }: Limits): void => {
  let count = 0;
  for (const [name, value] of Object.entries(filters)) {
    const values: readonly unknown[] = Array.isArray(value) ? value : [value];
    if (!values.every(isPlain)) throw invalidFailure({ [name]: "invalid.standard" });
    count += values.length;
    if (count > filterValues) throw invalidFailure({ [name]: "invalid.tooMany" }, { [name]: { max: filterValues } });
    if (values.some((one) => typeof one === "string" && one.length > filterLength))
      throw invalidFailure({ [name]: "invalid.tooLong" }, { [name]: { max: filterLength } });
  }
};
