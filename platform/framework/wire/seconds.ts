/** Units of time in seconds. */
export const MINUTE = 60;
export const HOUR = 3600;
export const DAY = 86_400;
