// The value of a field: for `details.lang`, the member `lang` of `details`. A member whose own name has the dot comes first.
export const valueAt = (record: unknown, source: string): unknown => {
  if (typeof record !== "object" || record === null) return undefined;
  const whole: unknown = Reflect.get(record, source);
  if (whole !== undefined) return whole;
  const dot = source.indexOf(".");
  if (dot < 0) return undefined;
  return valueAt(Reflect.get(record, source.slice(0, dot)), source.slice(dot + 1));
};

/** A value as text. Objects and lists become JSON. */
export const toText = (value: unknown): string =>
  typeof value === "object" && value !== null ? JSON.stringify(value) : String(value);

/** The value of a field as text, or `otherwise` if it is empty. */
export const textAt = (record: unknown, source: string | undefined, otherwise = ""): string => {
  const value = source === undefined ? undefined : valueAt(record, source);
  return isBlank(value) ? otherwise : toText(value);
};

/** Whether a value is empty: missing, an empty text, or an empty list. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || value === "" || (Array.isArray(value) && value.length === 0);
