import { type Require, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { compareWithLimit, checkLimits, isFalsyRefused, type Limits } from "./limits";
import { readNumber } from "./readNumber";

export interface NumberOptions extends FieldOptions, Limits {}

/** Any finite number. A cleared one is sent as 0. */
export function number(options: Require<NumberOptions>): RequiredField<number>;
export function number(options?: NumberOptions): OptionalField<number | null>;
export function number(options: NumberOptions = {}) {
  return field(options, {
    builder: "number",
    wire: "number",
    empty: null,
    emptied: (fail) => checkLimits(0, options, compareWithLimit, fail, null),
    read: (input, fail) => {
      const value = readNumber(input);
      if (value === null) {
        fail("number");
        return null;
      }
      checkLimits(value, options, compareWithLimit, fail, null);
      if (value === 0 && isFalsyRefused(options)) fail("required");
      return value;
    },
  });
}
