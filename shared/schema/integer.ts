import { type Require, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { compareWithLimit, checkLimits, isFalsyRefused, type Limits } from "./limits";
import { readInteger } from "./readNumber";

export interface IntegerOptions extends FieldOptions, Limits {
  /** Whether the number orders the record among others. Such a field has its own message. */
  readonly sort?: boolean;
}

/** A whole number. A cleared one is sent as 0. */
export function integer(options: Require<IntegerOptions>): RequiredField<number>;
export function integer(options?: IntegerOptions): OptionalField<number | null>;
export function integer(options: IntegerOptions = {}) {
  return field(options, {
    builder: "integer",
    wire: "integer",
    empty: null,
    emptied: (fail) => checkLimits(0, options, compareWithLimit, fail, 1),
    read: (input, fail) => {
      const value = readInteger(input);
      if (value === null) {
        fail(options.sort === true ? "sort" : "integer");
        return null;
      }
      checkLimits(value, options, compareWithLimit, fail, 1);
      if (value === 0 && isFalsyRefused(options)) fail("required");
      return value;
    },
  });
}
