import { type Demanded, field, type OptionalField, type RequiredField } from "./field";
import { type ChoiceOptions, readChoice } from "./oneOf";

const isEmptyList = (input: unknown): boolean => Array.isArray(input) && input.length === 0;

/** Several values of an enumeration, each once. */
export function someOf(options: Demanded<ChoiceOptions>): RequiredField<(number | string)[]>;
export function someOf(options: ChoiceOptions): OptionalField<(number | string)[]>;
export function someOf(options: ChoiceOptions) {
  return field<(number | string)[], (number | string)[]>(options, {
    empty: [],
    isEmpty: isEmptyList,
    read: (input, fail) => {
      if (!Array.isArray(input)) {
        fail("standard");
        return [];
      }
      return [...new Set(input.map((item: unknown, index) => readChoice(item, options.of, fail, [index])))];
    },
  });
}
