import { describe, expect, it } from "vitest";
import { daysOf, latestDays, yesterdayUntil } from "./days";

const at = (text: string) => Date.parse(text) / 1000;

describe("days of a time zone", () => {
  it("begin at its midnight", () => {
    expect(daysOf(at("2026-11-20T16:00:00Z"), at("2026-11-22T15:59:59Z"), "Asia/Shanghai")).toEqual([
      { day: "2026-11-21", begin: at("2026-11-20T16:00:00Z"), end: at("2026-11-21T16:00:00Z") },
      { day: "2026-11-22", begin: at("2026-11-21T16:00:00Z"), end: at("2026-11-22T16:00:00Z") },
    ]);
  });

  it("last 25 hours when the clocks go back, and 23 when they go forward", () => {
    const hours = (day: string, next: string) =>
      daysOf(at(`${day}T12:00:00Z`) - 86_400, at(`${next}T12:00:00Z`), "Europe/Berlin").map(
        ({ begin, end }) => (end - begin) / 3600,
      )[1];
    expect(hours("2026-10-25", "2026-10-26")).toBe(25);
    expect(hours("2026-03-29", "2026-03-30")).toBe(23);
  });

  it("leave no second out and count no second twice, in zones of half hours too", () => {
    for (const zone of ["UTC", "Asia/Kolkata", "America/New_York", "Australia/Lord_Howe", "Pacific/Kiritimati"]) {
      const days = daysOf(at("2026-01-01T05:17:00Z"), at("2026-12-31T21:03:11Z"), zone);
      expect(days[0]?.begin).toBe(at("2026-01-01T05:17:00Z"));
      expect(days.at(-1)?.end).toBe(at("2026-12-31T21:03:12Z"));
      for (const [place, day] of days.slice(1).entries()) expect(day.begin).toBe(days[place]?.end);
      expect(new Set(days.map(({ day }) => day)).size).toBe(days.length);
    }
  });

  it("end with the whole of today", () => {
    const days = latestDays(at("2026-11-21T03:00:00Z"), 14, "Asia/Shanghai");
    expect(days.map(({ day }) => day)).toHaveLength(14);
    expect(days.at(-1)).toEqual({
      day: "2026-11-21",
      begin: at("2026-11-20T16:00:00Z"),
      end: at("2026-11-21T16:00:00Z"),
    });
  });

  it("compare today so far with yesterday until the same time of day", () => {
    const now = at("2026-11-21T03:00:00Z");
    const until = yesterdayUntil(now, latestDays(now, 14, "Asia/Shanghai"), "Asia/Shanghai");
    expect(until).toEqual({ day: "2026-11-20", begin: at("2026-11-19T16:00:00Z"), end: at("2026-11-20T03:00:01Z") });
  });

  it.each([
    // Yesterday had 25 hours in the first zone and 23 in the second. In the next pair, today has 25 hours, then 23.
    ["2026-10-26T13:00:00Z", "2026-10-25T13:00:01Z"],
    ["2026-03-30T12:00:00Z", "2026-03-29T12:00:01Z"],
    ["2026-10-25T13:00:00Z", "2026-10-24T12:00:01Z"],
    ["2026-03-29T12:00:00Z", "2026-03-28T13:00:01Z"],
  ])("compare as much of a day when clocks change: 14:00 in Berlin at %s", (now, end) => {
    const days = latestDays(at(now), 2, "Europe/Berlin");
    expect(yesterdayUntil(at(now), days, "Europe/Berlin").end).toBe(at(end));
  });

  it("never go past the end of a yesterday that was shorter", () => {
    const now = at("2026-03-30T21:59:59Z");
    const days = latestDays(now, 2, "Europe/Berlin");
    expect(yesterdayUntil(now, days, "Europe/Berlin").end).toBe(days[0]?.end);
  });
});
