import { expect, it } from "vitest";
import { verticalPositionOf, roundScaleEnd } from "./TrendLine";

it("ends a scale at a round value, begins it at 0, and draws values in proportion", () => {
  expect([0, 0.8, 3, 940.3, 2100, 44_045].map(roundScaleEnd)).toEqual([0, 0.8, 3, 1000, 3000, 50_000]);
  expect(verticalPositionOf(0, 1000)).toBe(1);
  expect(verticalPositionOf(500, 1000)).toBeCloseTo((verticalPositionOf(0, 1000) + verticalPositionOf(1000, 1000)) / 2);
});

it("draws a value below 0 below the line of 0", () => {
  expect(verticalPositionOf(-500, 1000, -500)).toBe(1);
  expect(verticalPositionOf(0, 1000, -500)).toBeLessThan(1);
  expect(verticalPositionOf(0, 0, -500)).toBeLessThan(verticalPositionOf(-500, 0, -500));
});
