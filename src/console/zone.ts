/** The time zone of this browser, whose days are counted. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
