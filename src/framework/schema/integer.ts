import { type Demanded, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { byNumber, checkLimits, type Limits } from "./limits";
import { readInteger } from "./readNumber";

export interface IntegerOptions extends FieldOptions, Limits {
  /** Whether the number orders the record among others. Such a field has its own message. */
  readonly sort?: boolean;
}

/** A whole number. 0 is a value like any other. */
export function integer(options: Demanded<IntegerOptions>): RequiredField<number>;
export function integer(options?: IntegerOptions): OptionalField<number | null>;
export function integer(options: IntegerOptions = {}) {
  return field(options, {
    builder: "integer",
    wire: "integer",
    empty: null,
    read: (input, fail) => {
      const value = readInteger(input);
      if (value === null) {
        fail(options.sort === true ? "sort" : "integer");
        return null;
      }
      checkLimits(value, options, byNumber, fail, 1);
      return value;
    },
  });
}
