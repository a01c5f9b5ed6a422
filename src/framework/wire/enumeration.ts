import type { Enumeration } from "./contract";

/** An enumeration whose values are known by their types too. */
export const enumeration = <const Of extends Enumeration>(of: Of): Of => of;
