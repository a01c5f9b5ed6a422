import type { Settings } from "../settings/settings";

/** The time zone of schedules and of times of day: the setting, else that of the machine. */
export const platformZone = ({ TIME_ZONE }: Pick<Settings, "TIME_ZONE">): string =>
  TIME_ZONE ?? Intl.DateTimeFormat().resolvedOptions().timeZone;
