import { type Demanded, field, type FieldOptions, type OptionalField, type RequiredField } from "./field";

const VALUES: ReadonlyMap<unknown, 0 | 1> = new Map<unknown, 0 | 1>([
  [true, 1],
  [false, 0],
  [1, 1],
  [0, 0],
  ["1", 1],
  ["0", 0],
  ["true", 1],
  ["false", 0],
]);

/** Yes or no, 1 or 0 on the wire. `required` demands an answer, not a yes. */
export function flag(options: Demanded<FieldOptions>): RequiredField<0 | 1>;
export function flag(options?: FieldOptions): OptionalField<0 | 1>;
export function flag(options: FieldOptions = {}) {
  return field(options, {
    builder: "flag",
    wire: "boolean",
    empty: 0 as const,
    read: (input, fail) => {
      const value = VALUES.get(input);
      if (value === undefined) {
        fail("flag");
      }
      return value ?? 0;
    },
  });
}
