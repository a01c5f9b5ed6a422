// Reads JSON texts of the store. An earlier version, or a person with a database client, may have written what nobody can
// read: it is then missing, and whatever else is shown with it is still there.
import type { Json } from "../../../generator";

/** Undefined for a text that is no JSON, and for an empty one. */
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
