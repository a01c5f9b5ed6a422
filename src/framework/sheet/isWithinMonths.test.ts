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
    expect(isWithinMonths(at(begin), at(end), 3)).toBe(fits);
  });

  it("needs both ends", () => {
    expect(isWithinMonths(undefined, at("2026-01-01T00:00:00"), 3)).toBe(false);
    expect(isWithinMonths(at("2026-01-01T00:00:00"), 0, 3)).toBe(false);
  });
});
