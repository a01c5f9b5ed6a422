import { isBlank } from "../resource/valueAt";

type Attributes = Readonly<Record<string, unknown>>;

/** The attributes in a text. Null for any other text, which must not be overwritten. */
export const readAttributes = (value: unknown): Attributes | null => {
  if (isBlank(value)) return {};
  try {
    const parsed: unknown = typeof value === "string" ? JSON.parse(value) : value;
    return typeof parsed === "object" && parsed !== null && !Array.isArray(parsed) ? { ...parsed } : null;
  } catch {
    return null;
  }
};

/** Writes the edited attributes into the text. Empty attributes are removed. Unknown ones stay where they are. */
export const writeAttributes = (before: Attributes, edited: Attributes): string => {
  const kept = Object.entries({ ...before, ...edited }).filter(([name, value]) => !(name in edited) || !isBlank(value));
  return kept.length === 0 ? "" : JSON.stringify(Object.fromEntries(kept));
};
