import { type Choices, wireOfChoices } from "./choices";
import { type Require, field, type OptionalField, type RequiredField } from "./field";
import { type Choice, type ChoiceOptions, readChoice } from "./oneOf";

const isEmptyList = (input: unknown): boolean => Array.isArray(input) && input.length === 0;

/** Several values of an enumeration, without duplicates. */
export function someOf<Of extends Choices>(options: Require<ChoiceOptions<Of>>): RequiredField<readonly Choice<Of>[]>;
export function someOf<Of extends Choices>(options: ChoiceOptions<Of>): OptionalField<readonly Choice<Of>[]>;
export function someOf(options: ChoiceOptions) {
  return field<readonly (number | string)[], readonly (number | string)[]>(options, {
    builder: "someOf",
    wire: "list",
    item: wireOfChoices(options.of),
    choices: options.of,
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
