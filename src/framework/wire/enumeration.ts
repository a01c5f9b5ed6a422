import type { Enumeration, EnumerationValue } from "./contract";

/** The message key of a value of an enumeration. */
export const valueKey = ({ name }: Enumeration, value: unknown): string => `enums.${name}.${String(value)}`;

type Look = Omit<EnumerationValue, "value">;

/** An enumeration with these values in their order. `looks`: for a value, its colour. The type has the values. */
export const enumeration = <const Value extends string | number>(
  name: string,
  values: readonly Value[],
  looks: { readonly [Of in Value]?: Look["color"] | Look } = {},
) => ({
  name,
  values: values.map((value) => {
    const look: Look["color"] | Look = looks[value];
    return { value, ...(typeof look === "string" ? { color: look } : look) };
  }),
});
