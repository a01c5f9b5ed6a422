import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { JOURNEYS_ALWAYS, journeys, skippedInRun, PART_COUNTS, SLOW_SUITES } from "./sample";

const kinds = [
  { kind: "journeys", whole: journeys },
  { kind: "suites", whole: SLOW_SUITES },
] as const;

describe("what npm test leaves out", () => {
  it.each(kinds)("comes in one of so many runs, and no $kind are left out for good", ({ kind, whole }) => {
    const parts = Array.from({ length: PART_COUNTS[kind] }, (_, part) => skippedInRun(part)[kind]);
    for (const left of parts) expect(left.length).toBeGreaterThan(0);
    for (const file of whole) expect([file, parts.some((left) => !left.includes(file))]).toEqual([file, true]);
    expect(new Set(parts.map((left) => left.join())).size).toBe(PART_COUNTS[kind]);
  });

  it.each(JOURNEYS_ALWAYS)("never has the journey %s", (name) => {
    expect(journeys.filter((file) => file.includes(name))).not.toEqual([]);
    for (let part = 0; part < PART_COUNTS.journeys; part += 1)
      expect(skippedInRun(part).journeys.filter((file) => file.includes(name))).toEqual([]);
  });

  it.each(SLOW_SUITES)("has %s, which is there", (file) => {
    expect(existsSync(join(import.meta.dirname, "..", file))).toBe(true);
  });
});
