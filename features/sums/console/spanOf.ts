/** The filter for a day or month of this browser. `value`: its first moment, as if the calendar were in UTC. */
export const spanOf = (source: string, value: number, per: "day" | "month") => {
  const day = new Date(value * 1000);
  const [year, month, date] = [day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate()];
  const begin = new Date(year, month, date);
  const after = per === "day" ? new Date(year, month, date + 1) : new Date(year, month + 1, 1);
  return { [`${source}_begin`]: begin.getTime() / 1000, [`${source}_end`]: after.getTime() / 1000 - 1 };
};
