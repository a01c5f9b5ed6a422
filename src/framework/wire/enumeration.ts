import type { Enumeration } from "./contract";

/** The key of the word for one of its values. */
export const valueKey = ({ name }: Enumeration, value: unknown): string => `enums.${name}.${String(value)}`;

/** An enumeration whose values are known by their types too. */
export const enumeration = <const Of extends Enumeration>(of: Of): Of => of;
