import { Cron } from "croner";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { isCron } from "./isCron";

describe("a schedule", () => {
  it.each([
    "* * * * *",
    "*/5 0-6,20-23 1 JAN-MAR MON",
    "0 30 8 * * 1-5",
    "0 0 L * *",
    "0 0 ? * 5L",
    "0 0 * * MON#2",
    "10-40/5 * * * *",
    "0 0 LW * *",
    "0 0 15W * *",
  ])("is %s", (expression) => {
    expect(isCron(expression)).toBe(true);
  });

  it.each([
    "",
    "* * * *",
    "60 * * * *",
    "* 24 * * *",
    "* * 0 * *",
    "* * * 13 *",
    "5-1 * * * *",
    "*/0 * * * *",
    "a * * * *",
    "* * * * * * *",
    "1,,2 * * * *",
    "5/15 * * * *",
    "*/70 * * * *",
    "@daily",
    " @daily",
    "2026-01-01T00:00:00",
  ])("is not %j", (expression) => {
    expect(isCron(expression)).toBe(false);
  });

  it("is never one that the scheduler refuses", () => {
    const item = (min: number, max: number) =>
      fc.oneof(
        fc.constant("*"),
        fc.integer({ min: min - 1, max: max + 1 }).map(String),
        fc.tuple(fc.integer({ min, max }), fc.integer({ min, max })).map(([from, to]) => `${from}-${to}`),
        fc.integer({ min: 0, max: max + 1 }).map((step) => `*/${step}`),
      );
    const expression = fc
      .tuple(item(0, 59), item(0, 23), item(1, 31), item(1, 12), item(0, 7))
      .map((parts) => parts.join(" "));
    fc.assert(
      fc.property(expression, (text) => {
        fc.pre(isCron(text));
        expect(() => new Cron(text, { paused: true })).not.toThrow();
      }),
      { numRuns: 300 },
    );
  });
});
