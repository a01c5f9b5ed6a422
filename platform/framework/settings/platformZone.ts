import type { Settings } from "./settings";

/** Read once, because making a format takes longer than answering a small call. */
const { timeZone } = Intl.DateTimeFormat().resolvedOptions();

/** The time zone of schedules and of hours in settings: TIME_ZONE, or that of the machine. */
export const platformZone = ({ TIME_ZONE }: Pick<Settings, "TIME_ZONE">): string => TIME_ZONE ?? timeZone;
