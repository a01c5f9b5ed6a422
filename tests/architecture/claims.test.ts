// docs/security.md promises nothing that no test keeps: each promise names its tests, and each of these is there.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { files, read, root } from "./sources";

const promised = read("docs/security.md").split("## What is promised")[1]?.split("\n## ")[0] ?? "";

/** `- ` begins a promise, two blanks before it a test of the one above. */
const claims = promised
  .split(/\n(?=- )/)
  .slice(1)
  .map((text) => ({
    claim: text.slice(2).split(/\n {2}- /)[0] ?? "",
    tests: [...text.matchAll(/\n {2}- `([^`]+)`: (.+)/g)].map(([, file = "", title = ""]) => ({ file, title })),
  }));

/** What stands right before the title of a test that runs: `it("`, `it.each(…)(\n"`, `describe.skipIf(…)(\``, and what the title begins with. */
const CALLED = /\b(?:it|describe)(?:\.(?!skip\(|todo\(|only\()\w+)?\((?:(?!\b(?:it|describe)\b|;\n)[\s\S])*$/;

const isTitle = (text: string, title: string): boolean =>
  text
    .split(title)
    .slice(0, -1)
    .some((_, at, parts) =>
      CALLED.test(
        parts
          .slice(0, at + 1)
          .join(title)
          .slice(-600),
      ),
    );

const parts = files.filter((file) => file.startsWith("tests/") && file.endsWith(".ts"));

/** A part of a suite runs where the suite takes it in, itself or by a list of its parts. */
const runs = (file: string, seen: ReadonlySet<string> = new Set()): boolean => {
  if (/\.test\.tsx?$/.test(file)) return true;
  const name = `/${file.split("/").at(-1)?.replace(/\.ts$/, "")}"`;
  const asked = new Set([...seen, file]);
  return parts.some((taker) => !asked.has(taker) && read(taker).includes(name) && runs(taker, asked));
};

describe("a promise of docs/security.md", () => {
  it("is one of many", () => {
    expect(claims.length).toBeGreaterThan(25);
  });

  it.each(claims)("names its tests: $claim", ({ tests }) => {
    expect(tests.length).toBeGreaterThan(0);
    for (const { file, title } of tests) {
      expect(existsSync(join(root, file)), file).toBe(true);
      expect(isTitle(read(file), title), `${file} has no test "${title}"`).toBe(true);
      expect(runs(file), `no suite runs ${file}`).toBe(true);
    }
  });
});
