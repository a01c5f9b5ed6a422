// The values of an enumeration, and their type on the wire.

/** The part of an enumeration that a schema needs. Enumeration of src/framework/wire extends it. */
export interface Choices {
  readonly name: string;
  readonly values: readonly { readonly value: number | string }[];
}

/** The type of its values on the wire. */
export const wireOfChoices = ({ values }: Choices): "integer" | "text" =>
  values.some(({ value }) => typeof value === "string") ? "text" : "integer";
