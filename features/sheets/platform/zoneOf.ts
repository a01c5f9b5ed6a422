/** The name of a time zone, or UTC if no such zone is known. */
export const zoneOf = (value: unknown): string => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: String(value ?? "UTC") }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
};
