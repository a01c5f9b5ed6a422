const TIME = /^(\d{1,2})(?:[:：.时]?(\d{2})分?)?$/;

/** `8`, `830`, `8:30` and `08：30` as `08:30`; text that is no time of the day stays as it is, for validation to name. */
export const clockTime = (text: string): string => {
  const [, hour, minute = "00"] = TIME.exec(text.trim()) ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return text.trim();
  return `${hour.padStart(2, "0")}:${minute}`;
};
