// What a value is one of.

/** The part of an enumeration a rule needs; src/framework/wire's Enumeration has it. */
export interface Choices {
  readonly name: string;
  readonly values: readonly { readonly value: number | string }[];
}

/** How its value travels. */
export const wireOfChoices = ({ values }: Choices): "integer" | "text" =>
  values.some(({ value }) => typeof value === "string") ? "text" : "integer";
