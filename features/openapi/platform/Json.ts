import type { Json } from "../../../generator";

/** A part of the document. */
export type JsonPart = { readonly [key: string]: Json };

/** Merges the parts that exist. */
export const mergeParts = (...parts: readonly (JsonPart | null)[]): JsonPart =>
  Object.assign({}, ...parts.filter((part) => part !== null));

export const componentRef = (kind: "schemas" | "responses" | "parameters", name: string): JsonPart => ({
  $ref: `#/components/${kind}/${name}`,
});
