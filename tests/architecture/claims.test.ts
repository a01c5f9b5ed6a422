// Every guarantee in docs/security.md names tests that prove it, and these tests exist and run.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readSource, root } from "./sources";
import { containsTests, titlesOf } from "./titles";

const promised = readSource("docs/security.md").split("## What is promised")[1]?.split("\n## ")[0] ?? "";

/**
 * A line with `- ` starts a guarantee. Lines below it, indented by two spaces, name the tests that prove it, by the
 * title of their group and their own title.
 */
const claims = promised
  .split(/\n(?=- )/)
  .slice(1)
  .map((text) => ({
    claim: text.slice(2).split(/\n {2}- /)[0] ?? "",
    tests: [...text.matchAll(/\n {2}- `([^`]+)`: (.+)/g)].map(([, file = "", title = ""]) => ({ file, title })),
  }));

describe("a promise of docs/security.md", () => {
  it("is one of many", () => {
    expect(claims.length).toBeGreaterThan(25);
  });

  it.each(claims)("names its tests: $claim", ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const { file, title } of tests) {
      expect(existsSync(join(root, file)), file).toBe(true);
      const isThere = titlesOf(file).some(({ subject, written }) => `${subject} ${written}`.includes(title));
      expect(isThere, `${file} has no test "${title}"`).toBe(true);
      expect(containsTests(file), `no suite runs ${file}`).toBe(true);
    }
  });
});
