import { type Demanded, field, type OptionalField, type RequiredField } from "./field";
import { checkKey, type ReferenceOptions } from "./referenceTo";

/** Keys of other records, each once. */
export function referencesTo(options: Demanded<ReferenceOptions>): RequiredField<(number | string)[]>;
export function referencesTo(options?: ReferenceOptions): OptionalField<(number | string)[]>;
export function referencesTo(options: ReferenceOptions = {}) {
  return field<(number | string)[], (number | string)[]>(options, {
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
