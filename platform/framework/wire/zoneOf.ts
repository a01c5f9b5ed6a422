/** The name of a time zone as it was asked for; UTC for one that is unknown. */
export const zoneOf = (value: unknown): string => {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: String(value ?? "UTC") }).resolvedOptions().timeZone;
  } catch {
    return "UTC";
  }
};
