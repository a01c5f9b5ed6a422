import { describe, expect, it } from "vitest";
import { unifiedDiff } from "./unifiedDiff";

const lines = (...of: readonly (string | number)[]): string => `${of.join("\n")}\n`;

describe("a diff", () => {
  it("shows a changed line between two lines of its surroundings, and where it is", () => {
    const before = lines(1, 2, 3, 4, "old", 5, 6, 7, 8);
    expect(unifiedDiff(before, before.replace("old", "new"), 20)).toEqual([
      "@@ -3,5 +3,5 @@",
      " 3",
      " 4",
      "-old",
      "+new",
      " 5",
      " 6",
    ]);
  });

  it("keeps the lines between two separate changes", () => {
    expect(unifiedDiff(lines("a", "b", "c"), lines("x", "b", "y"), 20)).toEqual([
      "@@ -1,3 +1,3 @@",
      ...["-a", "+x", " b", "-c", "+y"],
    ]);
  });

  it("is empty for equal texts", () => {
    expect(unifiedDiff("a\nb", "a\nb", 20)).toEqual([]);
  });

  it("stops at its limit and says how much is left", () => {
    const fresh = lines(...Array.from({ length: 30 }, (_, index) => `line ${index}`));
    const shown = unifiedDiff("", fresh, 5);
    expect(shown).toHaveLength(6);
    expect(shown.at(-1)).toBe("… 26 more lines");
  });

  it("says of two long texts that share nothing only that they differ", () => {
    const long = (mark: string): string => lines(...Array.from({ length: 1000 }, (_, index) => `${mark} ${index}`));
    expect(unifiedDiff(long("a"), long("b"), 20)).toEqual(["more than 500 lines differ"]);
  });
});
