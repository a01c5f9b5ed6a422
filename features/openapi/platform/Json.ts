import type { Json } from "../../../generator";

/** A part of the document. */
export type Part = { readonly [key: string]: Json };

/** Merges the parts that exist. */
export const withParts = (...parts: readonly (Part | null)[]): Part =>
  Object.assign({}, ...parts.filter((part) => part !== null));

export const ref = (kind: "schemas" | "responses" | "parameters", name: string): Part => ({
  $ref: `#/components/${kind}/${name}`,
});
