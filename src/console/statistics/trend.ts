// Two periods of the same length, compared day by day.
import dayjs from "dayjs";

export interface TrendPoint {
  readonly day: string;
  /** Used only for drawing. People read the text. */
  readonly now: number;
  readonly nowText: string;
  /**
   * `done`: the numbers of finished days. `open`: the numbers of the day that is not over and of the day before it,
   * between which a line is drawn. Both are null on other days.
   */
  readonly done: number | null;
  readonly open: number | null;
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

/** Pairs each day with the same day of the previous period. `today`: the day that is not over. */
export const trendPointsOf = (
  now: readonly DayValue[],
  before: readonly DayValue[],
  textOf: (value: string) => string,
  today = "",
): readonly TrendPoint[] =>
  now.map(({ day, value }, at) => {
    const isOpen = now.length > 1 && day === today;
    const then = dayjs(day).subtract(now.length, "day").format("YYYY-MM-DD");
    const earlier = before.find((one) => one.day === then);
    return {
      day,
      now: Number(value),
      nowText: textOf(value),
      done: isOpen ? null : Number(value),
      open: isOpen || (now[at + 1]?.day ?? "") === today ? Number(value) : null,
      beforeDay: earlier?.day ?? "",
      before: earlier ? Number(earlier.value) : null,
      beforeText: earlier ? textOf(earlier.value) : "",
    };
  });

/** Whether all values are zero, so that there is nothing to draw. */
export const isAllZero = (points: readonly TrendPoint[]): boolean =>
  points.every(({ now, before }) => now === 0 && (before ?? 0) === 0);
