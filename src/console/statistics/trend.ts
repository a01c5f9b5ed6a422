// Two periods of the same length, day over day.
export interface TrendPoint {
  readonly day: string;
  /** Used only for drawing. People read the text. */
  readonly now: number;
  readonly nowText: string;
  /** "" and null when the previous period has no such day. */
  readonly beforeDay: string;
  readonly before: number | null;
  readonly beforeText: string;
}
export interface DayValue {
  readonly day: string;
  /** Digits: "12", or an amount with two decimals. */
  readonly value: string;
}

/** The last days are aligned, because the previous period may be a day or two shorter. */
export const trendOf = (
  now: readonly DayValue[],
  before: readonly DayValue[],
  textOf: (value: string) => string,
): readonly TrendPoint[] =>
  now.map(({ day, value }, at) => {
    const earlier = before[at - (now.length - before.length)];
    return {
      day,
      now: Number(value),
      nowText: textOf(value),
      beforeDay: earlier?.day ?? "",
      before: earlier ? Number(earlier.value) : null,
      beforeText: earlier ? textOf(earlier.value) : "",
    };
  });

/** Whether there is nothing to draw. */
export const isFlat = (points: readonly TrendPoint[]): boolean =>
  points.every(({ now, before }) => now === 0 && (before ?? 0) === 0);
