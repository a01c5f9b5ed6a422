import { expect, it } from "vitest";
import { nextRun } from "./nextRun";

const SAID = { times: "spec", when: { state: [1] } };
const noon = Math.floor(new Date(2026, 10, 21, 12, 0, 0).getTime() / 1000);

it("finds the next moment of five fields, and of six with seconds", () => {
  expect(nextRun(SAID, { state: 1, spec: "30 12 * * *" }, noon)).toBe(noon + 1800);
  expect(nextRun(SAID, { state: 1, spec: "15 * * * * *" }, noon)).toBe(noon + 15);
});

it("never runs what is delisted, never due, or no schedule", () => {
  expect(nextRun(SAID, { state: 2, spec: "30 12 * * *" }, noon)).toBe(0);
  expect(nextRun(SAID, { state: 1, spec: "0 0 31 2 *" }, noon)).toBe(0);
  expect(nextRun(SAID, { state: 1, spec: "every day" }, noon)).toBe(0);
});
