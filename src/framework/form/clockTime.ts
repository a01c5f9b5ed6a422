const TIME = /^(\d{1,2})(?:[:：.时]?(\d{2})分?)?$/;

/** `8`, `830`, `8:30` and `08：30` become `08:30`. Text that is not a time of day is kept for validation to report. */
export const clockTime = (text: string): string => {
  const [, hour, minute = "00"] = TIME.exec(text.trim()) ?? [];
  if (hour === undefined || Number(hour) > 24 || Number(minute) > 59) return text.trim();
  return `${hour.padStart(2, "0")}:${minute}`;
};
