import { type Require, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { readInteger } from "./readNumber";
import { addSiblingRule } from "./siblings";

const LARGEST = 999_999;

export interface VersionOptions extends FieldOptions {
  /** The field of the same record that this one must not be less than, unless one of them is empty. */
  readonly atLeast?: string | null;
}

/** A version code: a whole number from 1 to 999999. 0 means none, as on the wire. */
export function version(options: Require<VersionOptions>): RequiredField<number>;
export function version(options?: VersionOptions): OptionalField<number | null>;
export function version(options: VersionOptions = {}) {
  const { atLeast } = options;
  const schema = field(options, {
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
  if (typeof atLeast !== "string") return schema;
  return addSiblingRule(schema, [atLeast], (value, record, fail) => {
    const [upper, lower] = [readInteger(value), readInteger(record[atLeast])];
    if (upper && lower && upper < lower) fail("belowLower");
  });
}
