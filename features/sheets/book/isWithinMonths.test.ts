import { describe, expect, it } from "vitest";
import { isWithinMonths } from "./isWithinMonths";

const at = (text: string) => Date.parse(`${text}Z`) / 1000;

describe("a range of three months", () => {
  it.each([
    ["2026-01-01T00:00:00", "2026-04-01T23:59:59", true],
    ["2026-11-30T00:00:00", "2027-02-28T23:59:59", true],
    ["2026-11-30T00:00:00", "2027-03-02T00:00:00", false],
    ["2026-01-01T00:00:00", "2026-04-03T00:00:00", false],
    ["2026-02-01T00:00:00", "2026-01-01T00:00:00", false],
  ])("from %s to %s: %s", (begin, end, fits) => {
    expect(isWithinMonths(at(begin), at(end), 3, "UTC")).toBe(fits);
  });

  it.each([
    // The clocks go back on 25 October in Berlin, and forward on 4 October in Sydney.
    ["Europe/Berlin", "2026-08-21T22:00:00", "2026-11-22T22:59:59", true],
    ["Europe/Berlin", "2026-08-20T22:00:00", "2026-11-22T22:59:59", false],
    ["Europe/Berlin", "2026-01-15T23:00:00", "2026-04-16T21:59:59", true],
    ["Australia/Sydney", "2026-08-21T14:00:00", "2026-11-22T12:59:59", true],
    ["Australia/Sydney", "2026-08-20T14:00:00", "2026-11-22T12:59:59", false],
    ["Asia/Shanghai", "2026-08-21T16:00:00", "2026-11-22T15:59:59", true],
    ["America/Los_Angeles", "2026-08-22T07:00:00", "2026-11-23T07:59:59", true],
    ["America/Los_Angeles", "2026-08-21T07:00:00", "2026-11-23T07:59:59", false],
  ])("counts the days of %s: from %s to %s: %s", (zone, begin, end, fits) => {
    expect(isWithinMonths(at(begin), at(end), 3, zone)).toBe(fits);
  });

  it("allows a day more where the zone is not known", () => {
    expect(isWithinMonths(at("2026-08-21T22:00:00"), at("2026-11-22T22:59:59"), 3, null)).toBe(true);
    expect(isWithinMonths(at("2026-08-19T22:00:00"), at("2026-11-22T22:59:59"), 3, null)).toBe(false);
  });

  it("needs both ends", () => {
    expect(isWithinMonths(undefined, at("2026-01-01T00:00:00"), 3, null)).toBe(false);
    expect(isWithinMonths(at("2026-01-01T00:00:00"), 0, 3, null)).toBe(false);
  });
});
