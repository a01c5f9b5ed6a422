import { type Demanded, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { readInteger } from "./readNumber";

/** 9999-12-31 23:59:59 UTC. A larger number is probably in milliseconds. */
const LAST = 253_402_300_799;

/** Whole seconds since 1970 UTC. 0 means none, as on the wire. */
export function timestamp(options: Demanded<FieldOptions>): RequiredField<number>;
export function timestamp(options?: FieldOptions): OptionalField<number | null>;
export function timestamp(options: FieldOptions = {}) {
  return field(options, {
    builder: "timestamp",
    wire: "integer",
    empty: null,
    isEmpty: (input) => input === 0,
    read: (input, fail) => {
      const value = readInteger(input);
      if (value === null || value < 0 || value > LAST) {
        fail("date");
        return null;
      }
      return value;
    },
  });
}
