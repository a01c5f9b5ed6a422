import type { Settings } from "../settings/settings";

/** The time zone of schedules and of hours in settings: TIME_ZONE, or that of the machine. */
export const platformZone = ({ TIME_ZONE }: Pick<Settings, "TIME_ZONE">): string =>
  TIME_ZONE ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
