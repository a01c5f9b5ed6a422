// Two periods of the same length, day over day.
import dayjs from "dayjs";

export interface TrendPoint {
  readonly day: string;
  /** Used only for drawing. People read the text. */
  readonly now: number;
  readonly nowText: string;
  /** "" and null if the previous period has no such day. */
  readonly beforeDay: string;
  readonly before: number | null;
  readonly beforeText: string;
}
export interface DayValue {
  readonly day: string;
  /** Digits, such as "12", or an amount with two decimals. */
  readonly value: string;
}

/** Pairs each day with the same day of the previous period. */
export const trendOf = (
  now: readonly DayValue[],
  before: readonly DayValue[],
  textOf: (value: string) => string,
): readonly TrendPoint[] =>
  now.map(({ day, value }) => {
    const then = dayjs(day).subtract(now.length, "day").format("YYYY-MM-DD");
    const earlier = before.find((one) => one.day === then);
    return {
      day,
      now: Number(value),
      nowText: textOf(value),
      beforeDay: earlier?.day ?? "",
      before: earlier ? Number(earlier.value) : null,
      beforeText: earlier ? textOf(earlier.value) : "",
    };
  });

/** Whether all values are zero, so that there is nothing to draw. */
export const isFlat = (points: readonly TrendPoint[]): boolean =>
  points.every(({ now, before }) => now === 0 && (before ?? 0) === 0);
