// Tests where the clocks of a zone change.
import { expect, it } from "vitest";
import { clockShiftsOf } from "./shiftsOf";

const at = (text: string): number => Date.parse(text) / 1000;
const HOUR = 3600;

it("finds each change of the clocks to the second", () => {
  expect(clockShiftsOf("Europe/Berlin", at("2025-01-01T00:00:00Z"), at("2026-01-01T00:00:00Z"))).toEqual([
    { from: at("2025-01-01T00:00:00Z"), ahead: HOUR },
    { from: at("2025-03-30T01:00:00Z"), ahead: 2 * HOUR },
    { from: at("2025-10-26T01:00:00Z"), ahead: HOUR },
  ]);
  // In this place in the southern hemisphere, clocks change by half an hour.
  expect(clockShiftsOf("Australia/Lord_Howe", at("2025-01-01T00:00:00Z"), at("2025-09-01T00:00:00Z"))).toEqual([
    { from: at("2025-01-01T00:00:00Z"), ahead: 11 * HOUR },
    { from: at("2025-04-05T15:00:00Z"), ahead: 10.5 * HOUR },
  ]);
});

it("has one offset where clocks never change, and for one moment or no moment", () => {
  expect(clockShiftsOf("Asia/Kathmandu", at("2020-01-01T00:00:00Z"), at("2026-01-01T00:00:00Z"))).toEqual([
    { from: at("2020-01-01T00:00:00Z"), ahead: 5.75 * HOUR },
  ]);
  expect(clockShiftsOf("Europe/Berlin", 0, 0)).toEqual([{ from: 0, ahead: HOUR }]);
});

it("takes no time for moments that no clock has shown yet, or never did", () => {
  const shifts = clockShiftsOf("Asia/Tokyo", at("-000001-01-01T00:00:00Z"), Number.MAX_SAFE_INTEGER / 1000);
  expect(shifts.length).toBeLessThan(20);
  expect(shifts.at(-1)?.ahead).toBe(9 * HOUR);
});
