import dayjs from "dayjs";

/** A time of a condition as people read it: a day, a minute, or the minute of a second since 1970. */
export const momentText = (text: string): string =>
  /^\d+$/.test(text) ? dayjs.unix(Number(text)).format("YYYY-MM-DD HH:mm") : text.replace("T", " ");
