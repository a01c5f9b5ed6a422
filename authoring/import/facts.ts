// Reads values of a description, whose form nobody has checked.
export type JsonObject = Readonly<Record<string, unknown>>;

export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);
export const objectIn = (value: unknown): JsonObject => (isJsonObject(value) ? value : {});
export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
export const textIn = (value: unknown): string => (typeof value === "string" ? value : "");
export const numberIn = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

/** An object without the members that are undefined, so that none of them is written. */
export const withoutUndefined = (facts: JsonObject): JsonObject =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined));
