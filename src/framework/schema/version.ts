import { type Demanded, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { readInteger } from "./readNumber";

const LARGEST = 999_999;

/** A version code: a whole number from 1 to 999999. 0 means none, as on the wire. */
export function version(options: Demanded<FieldOptions>): RequiredField<number>;
export function version(options?: FieldOptions): OptionalField<number | null>;
export function version(options: FieldOptions = {}) {
  return field(options, {
    builder: "version",
    wire: "integer",
    empty: null,
    isEmpty: (input) => input === 0 || input === "0",
    read: (input, fail) => {
      const value = readInteger(input);
      if (value === null || value < 1 || value > LARGEST) {
        fail("version", { min: 1, max: LARGEST });
        return null;
      }
      return value;
    },
  });
}
