import { expect, it } from "vitest";
import { heightOf, scaleEnd } from "./TrendLine";

it("ends a scale at a round value, begins it at 0, and draws values in proportion", () => {
  expect([0, 0.8, 3, 940.3, 2100, 44_045].map(scaleEnd)).toEqual([0, 0.8, 3, 1000, 3000, 50_000]);
  expect(heightOf(0, 1000)).toBe(1);
  expect(heightOf(500, 1000)).toBeCloseTo((heightOf(0, 1000) + heightOf(1000, 1000)) / 2);
});

it("draws a value below 0 below the line of 0", () => {
  expect(heightOf(-500, 1000, -500)).toBe(1);
  expect(heightOf(0, 1000, -500)).toBeLessThan(1);
  expect(heightOf(0, 0, -500)).toBeLessThan(heightOf(-500, 0, -500));
});
