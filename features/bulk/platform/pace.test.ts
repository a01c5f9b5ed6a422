import { expect, it } from "vitest";
import { UNKNOWN_PACE, addToPace, recordsPerSecond, remainingSeconds } from "./pace";

it("is not known before the first records", () => {
  expect([recordsPerSecond(UNKNOWN_PACE), remainingSeconds(UNKNOWN_PACE, 5)]).toEqual([null, null]);
  expect(recordsPerSecond(addToPace(UNKNOWN_PACE, { records: 0, ms: 500 }))).toBeNull();
});

it("estimates the time for the other records", () => {
  const pace = addToPace(addToPace(UNKNOWN_PACE, { records: 10, ms: 100 }), { records: 30, ms: 100 });
  expect(recordsPerSecond(pace)).toBeCloseTo(200, 0);
  expect([remainingSeconds(pace, 0), remainingSeconds(pace, 1), remainingSeconds(pace, 401)]).toEqual([0, 1, 3]);
});

it("adapts when records become slower", () => {
  const quick = addToPace(UNKNOWN_PACE, { records: 1000, ms: 5000 });
  const slow = Array.from({ length: 60 }).reduce<typeof quick>(
    (pace) => addToPace(pace, { records: 10, ms: 1000 }),
    quick,
  );
  expect(recordsPerSecond(slow)).toBeGreaterThan(9.9);
  expect(recordsPerSecond(slow)).toBeLessThan(14);
});
