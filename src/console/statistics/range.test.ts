import dayjs from "dayjs";
import { describe, expect, it } from "vitest";
import {
  rangeFault,
  countDays,
  RANGE_PRESETS,
  presetRange,
  previousRange,
  readRange,
  secondsOfPreviousRange,
  secondsOfRange,
} from "./range";

const at = (text: string) => Date.parse(text) / 1000;
const now = dayjs("2026-11-21T10:30:00");

describe("the days of a statistics screen", () => {
  it("are the last thirty when the address says none, or nonsense", () => {
    const usual = { from: "2026-10-23", to: "2026-11-21" };
    expect(readRange(null, null, now)).toEqual(usual);
    expect(readRange("2026-02-30", "2026-03-01", now)).toEqual(usual);
    expect(readRange("yesterday", "2026-03-01", now)).toEqual(usual);
    expect(readRange("2026-03-01", "2026-03-01", now)).toEqual({ from: "2026-03-01", to: "2026-03-01" });
  });

  it("are three months at most, and not turned round", () => {
    expect(rangeFault(presetRange(90, now))).toBeNull();
    expect(rangeFault({ from: "2026-08-21", to: "2026-11-21" })).toBeNull();
    expect(rangeFault({ from: "2026-08-20", to: "2026-11-21" })).toBe("range_refused");
    expect(rangeFault({ from: "2026-11-30", to: "2027-02-28" })).toBeNull();
    expect(rangeFault({ from: "2026-11-21", to: "2026-11-20" })).toBe("range_turned");
  });

  it("are as many as was chosen, today among them", () => {
    expect(RANGE_PRESETS.map((preset) => [preset, countDays(presetRange(preset, now))])).toEqual([
      [7, 7],
      [30, 30],
      [90, 93],
    ]);
    expect(presetRange(7, now)).toEqual({ from: "2026-11-15", to: "2026-11-21" });
    expect(presetRange(90, now)).toEqual({ from: "2026-08-21", to: "2026-11-21" });
    expect(countDays({ from: "2026-11-21", to: "2026-11-21" })).toBe(1);
  });

  it("are three months to the last of a month, of however many days it is", () => {
    expect(rangeFault({ from: "2026-02-28", to: "2026-05-31" })).toBeNull();
    expect(rangeFault({ from: "2026-02-27", to: "2026-05-31" })).toBe("range_refused");
    expect(rangeFault({ from: "2026-11-30", to: "2027-03-01" })).toBe("range_refused");
    expect(presetRange(90, dayjs("2026-05-31"))).toEqual({ from: "2026-02-28", to: "2026-05-31" });
  });

  it("stand right after as many days", () => {
    expect(previousRange({ from: "2026-11-15", to: "2026-11-21" })).toEqual({ from: "2026-11-08", to: "2026-11-14" });
    expect(previousRange({ from: "2026-11-21", to: "2026-11-21" })).toEqual({ from: "2026-11-20", to: "2026-11-20" });
  });

  it("never ask for a period before that would be refused", () => {
    for (let day = 0; day < 366; day += 1) {
      const to = dayjs("2026-01-01").add(day, "day");
      const range = { from: to.subtract(3, "month").format("YYYY-MM-DD"), to: to.format("YYYY-MM-DD") };
      expect(rangeFault(range)).toBeNull();
      expect(rangeFault(previousRange(range))).toBeNull();
      expect(countDays(previousRange(range))).toBeGreaterThan(countDays(range) - 4);
    }
  });

  it("begin at midnight and end a second before it", () => {
    const { gmt_begin, gmt_end } = secondsOfRange({ from: "2026-11-20", to: "2026-11-21" }, "Asia/Shanghai");
    expect(gmt_begin).toBe(at("2026-11-19T16:00:00Z"));
    expect(gmt_end).toBe(at("2026-11-21T15:59:59Z"));
  });

  it("that are not over are compared with the same part of those before, whatever the days were long", () => {
    const until = (from: string, to: string, zone: string, seconds: string) =>
      new Date(secondsOfPreviousRange({ from, to }, zone, at(seconds)).gmt_end * 1000).toISOString();
    const NOON = "2026-11-21T04:00:00Z";
    expect(until("2026-11-21", "2026-11-21", "Asia/Shanghai", NOON)).toBe("2026-11-20T04:00:00.000Z");
    expect(until("2026-11-15", "2026-11-21", "Asia/Shanghai", NOON)).toBe("2026-11-14T04:00:00.000Z");
    // In Auckland, the day is already over.
    expect(until("2026-11-20", "2026-11-20", "Pacific/Auckland", NOON)).toBe("2026-11-19T10:59:59.000Z");
    // 14:00 in Berlin, on days with 25 and 23 hours, and on the days after these.
    expect(until("2026-10-25", "2026-10-25", "Europe/Berlin", "2026-10-25T13:00:00Z")).toBe("2026-10-24T12:00:00.000Z");
    expect(until("2026-10-26", "2026-10-26", "Europe/Berlin", "2026-10-26T13:00:00Z")).toBe("2026-10-25T13:00:00.000Z");
    expect(until("2026-03-29", "2026-03-29", "Europe/Berlin", "2026-03-29T12:00:00Z")).toBe("2026-03-28T13:00:00.000Z");
    expect(until("2026-03-30", "2026-03-30", "Europe/Berlin", "2026-03-30T12:00:00Z")).toBe("2026-03-29T12:00:00.000Z");
  });
});
