import { expect, it } from "vitest";
import { secondsUntilRange } from "./timeOfDay";

/** A time in Shanghai, eight hours ahead of UTC, as epoch seconds. */
const at = (hours: number, minutes: number, seconds = 0): number =>
  Date.UTC(2026, 10, 23, hours - 8, minutes, seconds) / 1000;

it.each([
  ["00:00-24:00", at(13, 0), 0],
  ["", at(13, 0), 0],
  ["09:00-18:00", at(8, 59, 30), 30],
  ["09:00-18:00", at(9, 0), 0],
  ["09:00-18:00", at(18, 0), 15 * 3600],
  ["22:00-06:00", at(23, 30), 0],
  ["22:00-06:00", at(5, 59), 0],
  ["22:00-06:00", at(6, 0), 16 * 3600],
])("waits for %s", (range, now, seconds) => {
  expect(secondsUntilRange(range, now, "Asia/Shanghai")).toBe(seconds);
});
