/** The time if the moment is today, otherwise the date. `seconds` since 1970. */
export const shortTime = (seconds: number, language: string, now: Date = new Date()): string => {
  if (seconds <= 0) return "";
  const moment = new Date(seconds * 1000);
  const style: Intl.DateTimeFormatOptions =
    moment.toDateString() === now.toDateString()
      ? { hour: "2-digit", minute: "2-digit", hourCycle: "h23" }
      : moment.getFullYear() === now.getFullYear()
        ? { month: "short", day: "numeric" }
        : { year: "numeric", month: "short", day: "numeric" };
  return new Intl.DateTimeFormat(language, style).format(moment);
};
