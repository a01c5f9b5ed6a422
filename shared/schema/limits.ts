import type { Fail } from "./field";

export interface Limits {
  readonly min?: number | string | null;
  readonly max?: number | string | null;
}

/** Reports the broken rule with a specific message: 1 to 30 is a range, "at least 0" is "not negative". */
export function checkLimits<Value>(
  value: Value,
  { min, max }: Limits,
  compare: (value: Value, limit: number | string) => number,
  fail: Fail,
  /** The smallest value above zero: 1 for integers, 0.01 for money. Null if there is none. */
  step: number | string | null,
): void {
  const low = min !== undefined && min !== null && compare(value, min) < 0;
  const high = max !== undefined && max !== null && compare(value, max) > 0;
  if (!low && !high) {
    return;
  }
  const bounded = min !== undefined && min !== null && max !== undefined && max !== null;
  if (bounded) {
    fail("range", { min, max });
  } else if (high) {
    fail("max", { max });
  } else if (Number(min) === 0) {
    fail("notNegative", { min });
  } else if (step !== null && Number(min) === Number(step)) {
    fail("positive", { min });
  } else {
    fail("min", { min });
  }
}

export const compareWithLimit = (value: number, limit: number | string): number => value - Number(limit);

/**
 * Whether a required number refuses 0 only because the specification treats 0 as empty (point 5). False if the limits
 * of the field allow 0 explicitly, or exclude it anyway.
 */
export const isFalsyRefused = ({ required, min, max }: Limits & { readonly required?: boolean }): boolean =>
  required === true && (min === undefined || min === null) && (max === undefined || max === null || Number(max) >= 0);
