import { type Demanded, field, type Fail, type FieldOptions, type OptionalField, type RequiredField } from "./field";

/** The part of an enumeration a rule needs; src/framework/wire's Enumeration has it. */
export interface Choices {
  readonly name: string;
  readonly values: readonly { readonly value: number | string }[];
}
export interface ChoiceOptions extends FieldOptions {
  readonly of: Choices;
}

/** The enumeration's own value: 2 for "2", when its values are numbers. */
export function readChoice(input: unknown, of: Choices, fail: Fail, path: readonly number[] = []): number | string {
  const text = typeof input === "number" || typeof input === "string" ? String(input).trim() : null;
  const found = of.values.find(({ value }) => String(value) === text);
  if (found === undefined) {
    fail("oneOf", { enum: of.name }, path);
    return "";
  }
  return found.value;
}

/** One value of an enumeration. A 0 outside the enumeration stands for none, as the wire sends it. */
export function oneOf(options: Demanded<ChoiceOptions>): RequiredField<number | string>;
export function oneOf(options: ChoiceOptions): OptionalField<number | string | null>;
export function oneOf(options: ChoiceOptions) {
  const zeroIsNone = options.of.values.every(({ value }) => value !== 0);
  return field(options, {
    empty: null,
    isEmpty: (input) => zeroIsNone && input === 0,
    read: (input, fail) => readChoice(input, options.of, fail),
  });
}
