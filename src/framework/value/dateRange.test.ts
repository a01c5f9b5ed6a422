import dayjs from "dayjs";
import { expect, it } from "vitest";
import { dayOf, RANGE_PRESETS, presetRange, secondsOfDay } from "./dateRange";

const at = (seconds: number | undefined) => dayjs.unix(seconds ?? 0).format("YYYY-MM-DD HH:mm:ss");

it("takes whole days up to the end of today", () => {
  const now = dayjs("2026-03-31T10:20:30");
  const begins = RANGE_PRESETS.map((preset) => at(presetRange(preset, now).begin));
  expect(begins).toEqual(["2026-03-31 00:00:00", "2026-03-25 00:00:00", "2026-03-02 00:00:00", "2025-12-31 00:00:00"]);
  for (const preset of RANGE_PRESETS) expect(at(presetRange(preset, now).end)).toBe("2026-03-31 23:59:59");
});

it("reads a day from its first to its last second, however it is separated", () => {
  for (const day of ["2026-03-01", " 2026/3/1 ", "2026.03.1"]) {
    expect(at(secondsOfDay(day, "begin"))).toBe("2026-03-01 00:00:00");
    expect(at(secondsOfDay(day, "end"))).toBe("2026-03-01 23:59:59");
  }
});

it("reads nothing of what is half typed or no day", () => {
  for (const day of ["", "2026-03", "2026-02-30", "2026-13-45", "26-03-01", "x2026-03-01", "2026-03-011"])
    expect([day, secondsOfDay(day, "begin")]).toEqual([day, undefined]);
});

it("writes the day of a moment, and nothing without a moment", () => {
  const noon = dayjs("2026-03-01T12:00:00").unix();
  expect([noon, String(noon)].map(dayOf)).toEqual(["2026-03-01", "2026-03-01"]);
  expect([undefined, "", "soon", Number.NaN].map(dayOf)).toEqual(["", "", "", ""]);
});
