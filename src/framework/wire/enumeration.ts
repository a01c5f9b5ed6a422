import type { Enumeration } from "./contract";

/** The key of the translation of one of its values. */
export const valueKey = ({ name }: Enumeration, value: unknown): string => `enums.${name}.${String(value)}`;

/** Keeps the values of an enumeration in its type. */
export const enumeration = <const Of extends Enumeration>(of: Of): Of => of;
