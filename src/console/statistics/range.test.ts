import dayjs from "dayjs";
import { describe, expect, it } from "vitest";
import { faultOf, lengthOf, PRESETS, presetOf, rangeBefore, readRange, secondsOf } from "./range";

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
    expect(faultOf(presetOf(90, now))).toBeNull();
    expect(faultOf({ from: "2026-08-21", to: "2026-11-21" })).toBeNull();
    expect(faultOf({ from: "2026-08-20", to: "2026-11-21" })).toBe("range_refused");
    expect(faultOf({ from: "2026-11-30", to: "2027-02-28" })).toBeNull();
    expect(faultOf({ from: "2026-11-21", to: "2026-11-20" })).toBe("range_turned");
  });

  it("are as many as was chosen, today among them", () => {
    expect(PRESETS.map((preset) => [preset, lengthOf(presetOf(preset, now))])).toEqual([
      [7, 7],
      [30, 30],
      [90, 93],
    ]);
    expect(presetOf(7, now)).toEqual({ from: "2026-11-15", to: "2026-11-21" });
    expect(presetOf(90, now)).toEqual({ from: "2026-08-21", to: "2026-11-21" });
    expect(lengthOf({ from: "2026-11-21", to: "2026-11-21" })).toBe(1);
  });

  it("are three months to the last of a month, of however many days it is", () => {
    expect(faultOf({ from: "2026-02-28", to: "2026-05-31" })).toBeNull();
    expect(faultOf({ from: "2026-02-27", to: "2026-05-31" })).toBe("range_refused");
    expect(faultOf({ from: "2026-11-30", to: "2027-03-01" })).toBe("range_refused");
    expect(presetOf(90, dayjs("2026-05-31"))).toEqual({ from: "2026-02-28", to: "2026-05-31" });
  });

  it("stand right after as many days", () => {
    expect(rangeBefore({ from: "2026-11-15", to: "2026-11-21" })).toEqual({ from: "2026-11-08", to: "2026-11-14" });
    expect(rangeBefore({ from: "2026-11-21", to: "2026-11-21" })).toEqual({ from: "2026-11-20", to: "2026-11-20" });
  });

  it("never ask for a period before that would be refused", () => {
    for (let day = 0; day < 366; day += 1) {
      const to = dayjs("2026-01-01").add(day, "day");
      const range = { from: to.subtract(3, "month").format("YYYY-MM-DD"), to: to.format("YYYY-MM-DD") };
      expect(faultOf(range)).toBeNull();
      expect(faultOf(rangeBefore(range))).toBeNull();
      expect(lengthOf(rangeBefore(range))).toBeGreaterThan(lengthOf(range) - 4);
    }
  });

  it("begin at midnight and end a second before it", () => {
    const { gmt_begin, gmt_end } = secondsOf({ from: "2026-11-20", to: "2026-11-21" });
    expect(gmt_end - gmt_begin).toBe(2 * 86_400 - 1);
  });
});
