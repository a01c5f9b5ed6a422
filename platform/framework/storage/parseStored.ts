// Reads JSON texts of the store. If an older version, or a person with a database client, has written an invalid text, only
// that value is missing.
import type { Json } from "../../../generator";

/** Undefined for an invalid or empty text. */
export const parseStored = (text: unknown): Json | undefined => {
  try {
    return typeof text === "string" ? JSON.parse(text) : undefined;
  } catch {
    return undefined;
  }
};

/** A list of keys, as texts. */
export const keysIn = (text: unknown): readonly string[] => {
  const keys = parseStored(text);
  return Array.isArray(keys) ? keys.map(String) : [];
};
