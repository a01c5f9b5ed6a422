import { type Require, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";
import { readFlag } from "./readFlag";

/** Yes or no, 1 or 0 on the wire. `required` means that there must be an answer; it may be no. */
export function flag(options: Require<FieldOptions>): RequiredField<0 | 1>;
export function flag(options?: FieldOptions): OptionalField<0 | 1>;
export function flag(options: FieldOptions = {}) {
  return field(options, {
    builder: "flag",
    wire: "boolean",
    empty: 0 as const,
    read: (input, fail): 0 | 1 => {
      const value = readFlag(input);
      if (value === null) fail("flag");
      return value === true ? 1 : 0;
    },
  });
}
