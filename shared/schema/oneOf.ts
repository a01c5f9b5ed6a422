import { type Choices, wireOfChoices } from "./choices";
import { type Require, field, type Fail, type FieldOptions, type OptionalField, type RequiredField } from "./field";

export interface ChoiceOptions<Of extends Choices = Choices> extends FieldOptions {
  readonly of: Of;
}
/** The type of its values. */
export type Choice<Of extends Choices> = Of["values"][number]["value"];

/** Converts an input to the type of the enumeration's values: "2" becomes 2 if they are numbers. */
export function readChoice(input: unknown, of: Choices, fail: Fail, path: readonly number[] = []): number | string {
  const text = typeof input === "number" || typeof input === "string" ? String(input).trim() : null;
  const found = of.values.find(({ value }) => String(value) === text);
  if (found === undefined) {
    fail("oneOf", { enum: of.name }, path);
    return "";
  }
  return found.value;
}

/** One value of an enumeration. If 0 is not one of its values, 0 means none, as on the wire. */
export function oneOf<Of extends Choices>(options: Require<ChoiceOptions<Of>>): RequiredField<Choice<Of>>;
export function oneOf<Of extends Choices>(options: ChoiceOptions<Of>): OptionalField<Choice<Of> | null>;
export function oneOf(options: ChoiceOptions) {
  const zeroIsNone = options.of.values.every(({ value }) => value !== 0);
  return field(options, {
    builder: "oneOf",
    wire: wireOfChoices(options.of),
    choices: options.of,
    empty: null,
    isEmpty: (input) => zeroIsNone && input === 0,
    read: (input, fail) => readChoice(input, options.of, fail),
  });
}
