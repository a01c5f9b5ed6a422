import { describe, expect, it } from "vitest";
import { ALWAYS, sampleOf } from "./journeys/sample";

const parts = [0, 1, 2].map(sampleOf);
const all = parts.flatMap(({ runs }) => runs);

describe("the journeys that npm test runs", () => {
  it.each(ALWAYS)("always have %s", (name) => {
    for (const { runs } of parts) expect(runs.filter((file) => file.includes(name))).not.toEqual([]);
  });

  it("leave none out for good, and two thirds of the others each time", () => {
    for (const { runs, left } of parts) {
      expect(all).toEqual(expect.arrayContaining(left));
      expect(left.length).toBeGreaterThan(runs.length / 2);
      expect(runs.filter((file) => left.includes(file))).toEqual([]);
    }
  });
});
