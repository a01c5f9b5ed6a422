/** The time zone of this browser. Statistics count its days. */
export const timeZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || "UTC";
