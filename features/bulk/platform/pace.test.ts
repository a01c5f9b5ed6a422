import { expect, it } from "vitest";
import { NO_PACE, paceAfter, rateOf, secondsFor } from "./pace";

it("is not known before the first records", () => {
  expect([rateOf(NO_PACE), secondsFor(NO_PACE, 5)]).toEqual([null, null]);
  expect(rateOf(paceAfter(NO_PACE, { records: 0, ms: 500 }))).toBeNull();
});

it("estimates the time for the other records", () => {
  const pace = paceAfter(paceAfter(NO_PACE, { records: 10, ms: 100 }), { records: 30, ms: 100 });
  expect(rateOf(pace)).toBeCloseTo(200, 0);
  expect([secondsFor(pace, 0), secondsFor(pace, 1), secondsFor(pace, 401)]).toEqual([0, 1, 3]);
});

it("adapts when records become slower", () => {
  const quick = paceAfter(NO_PACE, { records: 1000, ms: 5000 });
  const slow = Array.from({ length: 60 }).reduce<typeof quick>(
    (pace) => paceAfter(pace, { records: 10, ms: 1000 }),
    quick,
  );
  expect(rateOf(slow)).toBeGreaterThan(9.9);
  expect(rateOf(slow)).toBeLessThan(14);
});
