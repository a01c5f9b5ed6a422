import { describe, expect, it } from "vitest";
import { isAllZero, trendPointsOf } from "./trend";

const days = (...values: readonly string[]) => values.map((value, at) => ({ day: `2026-11-0${at + 1}`, value }));

describe("a trend", () => {
  it("puts each day beside the same day of the period before, and leaves the first ones alone if that period is shorter", () => {
    const before = [
      { day: "2026-10-30", value: "8.00" },
      { day: "2026-10-31", value: "9.00" },
    ];
    const points = trendPointsOf(days("1.00", "2.00", "3.00"), before, (value) => `¥${value}`);
    expect(points.map(({ nowText, beforeText }) => [nowText, beforeText])).toEqual([
      ["¥1.00", ""],
      ["¥2.00", "¥8.00"],
      ["¥3.00", "¥9.00"],
    ]);
    expect(points[0]?.before).toBeNull();
  });

  it("ends the line of days that are over before today, and leads to today by another one", () => {
    const points = trendPointsOf(days("1", "2", "3"), [], String, "2026-11-03");
    expect(points.map(({ done, open }) => [done, open])).toEqual([
      [1, null],
      [2, 2],
      [null, 3],
    ]);
    const over = trendPointsOf(days("1", "2", "3"), [], String, "2026-11-09");
    expect(over.map(({ done, open }) => [done, open])).toEqual([
      [1, null],
      [2, null],
      [3, null],
    ]);
  });

  it("is flat when neither period has anything, and not when one has", () => {
    expect(isAllZero(trendPointsOf(days("0"), days("0"), String))).toBe(true);
    expect(isAllZero(trendPointsOf(days("0"), [{ day: "2026-10-31", value: "4" }], String))).toBe(false);
    expect(isAllZero([])).toBe(true);
  });

  it("keeps a single day", () => {
    expect(trendPointsOf(days("5"), [], String)).toMatchObject([{ now: 5, beforeDay: "" }]);
  });
});
