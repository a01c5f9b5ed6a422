import { type Require, field, type OptionalField, type RequiredField } from "./field";
import { type TextKeyOptions, checkKey, type ReferenceOptions, wireOfKey } from "./referenceTo";

/** Keys of other records, without duplicates. */
export function referencesTo(options: Require<TextKeyOptions>): RequiredField<readonly string[]>;
export function referencesTo(options: Require<ReferenceOptions>): RequiredField<readonly number[]>;
export function referencesTo(options: TextKeyOptions): OptionalField<readonly string[]>;
export function referencesTo(options?: ReferenceOptions): OptionalField<readonly number[]>;
export function referencesTo(options: ReferenceOptions = {}) {
  return field<readonly (number | string)[], readonly (number | string)[]>(options, {
    builder: "referencesTo",
    wire: "list",
    item: wireOfKey(options),
    target: options.of,
    empty: [],
    isEmpty: (input) => Array.isArray(input) && input.length === 0,
    read: (input, fail) => {
      if (!Array.isArray(input)) {
        fail("reference");
        return [];
      }
      const keys = input.map((item: unknown, index) => checkKey(item, options, fail, [index]));
      return [...new Set(keys.filter((item) => item !== null))];
    },
  });
}
