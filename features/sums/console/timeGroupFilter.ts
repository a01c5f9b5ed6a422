/**
 * The filter for a day or a month in the zone of this browser. `value`: the first moment of the day or month, as if the
 * calendar were in UTC.
 */
export const timeGroupFilter = (source: string, value: number, per: "day" | "month") => {
  const day = new Date(value * 1000);
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()];
  const begin = new Date(year, month, date);
  const after = per === "day" ? new Date(year, month, date + 1) : new Date(year, month + 1, 1);
  return { [`${source}_begin`]: begin.getTime() / 1000, [`${source}_end`]: after.getTime() / 1000 - 1 };
};
