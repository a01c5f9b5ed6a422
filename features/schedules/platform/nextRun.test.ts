import { expect, it } from "vitest";
import { nextRun } from "./nextRun";

const SAID = { times: "spec", when: { state: [1] } };
const noon = Date.UTC(2026, 10, 21, 12) / 1000;
const UTC = "UTC";

it("finds the next moment of five fields, and of six with seconds", () => {
  expect(nextRun(SAID, { state: 1, spec: "30 12 * * *" }, noon, UTC)).toBe(noon + 1800);
  expect(nextRun(SAID, { state: 1, spec: "15 * * * * *" }, noon, UTC)).toBe(noon + 15);
});

it("never runs what is delisted, never due, or no schedule", () => {
  expect(nextRun(SAID, { state: 2, spec: "30 12 * * *" }, noon, UTC)).toBe(0);
  expect(nextRun(SAID, { state: 1, spec: "0 0 31 2 *" }, noon, UTC)).toBe(0);
  expect(nextRun(SAID, { state: 1, spec: "every day" }, noon, UTC)).toBe(0);
});

it("runs at nine by the clock of the zone, in winter and in summer", () => {
  const next = (at: string, zone: string) =>
    new Date(nextRun(SAID, { state: 1, spec: "0 9 * * *" }, Date.parse(at) / 1000, zone) * 1000).toISOString();
  expect(next("2026-11-21T12:00:00Z", "Asia/Shanghai")).toBe("2026-11-22T01:00:00.000Z");
  expect(next("2026-11-21T12:00:00Z", "Europe/Berlin")).toBe("2026-11-22T08:00:00.000Z");
  expect(next("2026-06-21T12:00:00Z", "Europe/Berlin")).toBe("2026-06-22T07:00:00.000Z");
});
