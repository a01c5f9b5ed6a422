import { describe, expect, it } from "vitest";
import {
  dayOfYear,
  formatBriefly,
  formatDay,
  formatExactly,
  formatTimestamp,
  toNumericDate,
  isWholeDay,
  readDay,
} from "./dates";

const at = (day: string) => new Date(`${day}T14:06:30`).getTime() / 1000;

describe("times", () => {
  it.each([
    ["en", "14:06", "22 Mar 14:06", "2025-03-22"],
    ["zh-CN", "14:06", "03-22 14:06", "2025-03-22"],
    ["zh-TW", "14:06", "03-22 14:06", "2025-03-22"],
  ])("are written in %s as short as they are clear for who chooses it", (language, today, year, other) => {
    const now = new Date("2026-11-25T15:00:00").getTime();
    expect(formatBriefly(at("2026-11-25"), language, now)).toBe(today);
    expect(formatBriefly(at("2026-03-22"), language, now)).toBe(year);
    expect(formatBriefly(at("2025-03-22"), language, now)).toBe(other);
  });

  it("are year-month-day hour:minute:second, also at a full minute, and days are year-month-day", () => {
    expect(formatTimestamp(at("2026-09-02"))).toBe("2026-09-02 14:06:30");
    expect(formatTimestamp(at("2026-09-02") - 30)).toBe("2026-09-02 14:06:00");
    expect(formatDay(at("2026-09-02"))).toBe("2026-09-02");
  });

  it("lose their year on axes only", () => {
    expect(dayOfYear("2026-09-02", "en")).toBe("2 Sep");
    expect(dayOfYear("2026-09-02", "zh-CN")).toBe("09-02");
  });

  it("name their zone in titles", () => {
    expect(formatExactly(at("2026-09-02"))).toMatch(/^2026-09-02 14:06:30 UTC[+−]\d+(:\d\d)?$/);
  });

  it("are nothing for 0, null and no number", () => {
    for (const none of [0, null, "", "soon", undefined])
      for (const write of [formatDay, formatTimestamp, formatBriefly, formatExactly])
        expect(write(none, "en")).toBe("");
  });
});

describe("what is typed", () => {
  it.each([
    "22 Nov 2026",
    "22 november 2026",
    "22Nov2026",
    "2026年11月22日",
    "２０２６-11-22",
    "2026/11/22",
    " 2026.11.22 ",
  ])("is read from %s", (text) => expect(readDay(text)).toBe("2026-11-22"));
  it.each(["", "22 Nov", "31 Apr 2026", "22 Foo 2026", "2026-13-01", "22 Nov 2026 x"])("is no day in %s", (text) =>
    expect(readDay(text)).toBeNull(),
  );
  it("keeps its time", () => {
    expect(toNumericDate("2 Sep 2026 14:06")).toBe("2026-09-02 14:06");
    expect(toNumericDate("2 Sep 2026, 14:06")).toBe("2026-09-02 14:06");
    expect(toNumericDate("2026年9月2日 14:06:30")).toBe("2026-09-02 14:06:30");
  });
  it("may still go on", () => {
    expect(["2026-11-2", "22 Nov", "22 Nov 202", "2026年11月2"].filter(isWholeDay)).toEqual([]);
    expect(["", "2026-11-22", "22 Nov 2026", "2026年11月2日"].every(isWholeDay)).toBe(true);
  });
});
