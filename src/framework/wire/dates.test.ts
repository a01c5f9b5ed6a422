import { describe, expect, it } from "vitest";
import {
  dayInWords,
  formatBriefly,
  formatDay,
  formatExactly,
  formatTimestamp,
  formatTyped,
  inDigits,
  isWholeDay,
  readDay,
} from "./dates";

const at = (day: string) => new Date(`${day}T14:06:30`).getTime() / 1000;

describe("times", () => {
  it.each([
    ["en", "14:06", "22 Mar 14:06", "22 Mar 2025"],
    ["zh-CN", "14:06", "03-22 14:06", "2025-03-22"],
    ["zh-TW", "14:06", "03-22 14:06", "2025-03-22"],
  ])("are written in %s as short as they are clear", (language, today, year, other) => {
    const now = new Date("2026-11-25T15:00:00").getTime();
    expect(formatBriefly(at("2026-11-25"), language, now)).toBe(today);
    expect(formatBriefly(at("2026-03-22"), language, now)).toBe(year);
    expect(formatBriefly(at("2025-03-22"), language, now)).toBe(other);
  });

  it("are written in full in one family", () => {
    const time = at("2026-09-02");
    expect([formatDay, formatTimestamp, formatTyped].map((write) => write(time, "en"))).toEqual([
      "2 Sep 2026",
      "2 Sep 2026 14:06",
      "2 Sep 2026 14:06:30",
    ]);
    expect(formatTyped(time - 30, "zh-TW")).toBe("2026-09-02 14:06");
    expect(dayInWords("2026-09-02", "zh-CN")).toBe("2026-09-02");
  });

  it("are exact in their titles: year-month-day hour:minute:second, and the zone", () => {
    expect(formatExactly(at("2026-09-02"))).toMatch(/^2026-09-02 14:06:30 UTC[+−]\d+(:\d\d)?$/);
  });

  it("are nothing for 0, null and no number", () => {
    for (const none of [0, null, "", "soon", undefined])
      for (const write of [formatDay, formatTimestamp, formatTyped, formatBriefly, formatExactly])
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
    expect(inDigits("2 Sep 2026 14:06")).toBe("2026-09-02 14:06");
    expect(inDigits("2 Sep 2026, 14:06")).toBe("2026-09-02 14:06");
    expect(inDigits("2026年9月2日 14:06:30")).toBe("2026-09-02 14:06:30");
  });
  it("may still go on", () => {
    expect(["2026-11-2", "22 Nov", "22 Nov 202", "2026年11月2"].filter(isWholeDay)).toEqual([]);
    expect(["", "2026-11-22", "22 Nov 2026", "2026年11月2日"].every(isWholeDay)).toBe(true);
  });
});
