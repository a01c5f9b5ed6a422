// docs/security.md promises nothing that no test keeps: each promise names its tests, and each of these is there.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { read, root } from "./sources";

const promised = read("docs/security.md").split("## What is promised")[1]?.split("\n## ")[0] ?? "";

/** `- ` begins a promise, two blanks before it a test of the one above. */
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
      expect(read(file), `${file} has no test "${title}"`).toContain(title);
    }
  });
});
