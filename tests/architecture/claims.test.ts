// Every guarantee in docs/security.md names tests that prove it, and these tests exist and run.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { files, read, root } from "./sources";

const promised = read("docs/security.md").split("## What is promised")[1]?.split("\n## ")[0] ?? "";

/** A line with `- ` starts a guarantee. Indented by two spaces, it names a test of the guarantee above. */
const claims = promised
  .split(/\n(?=- )/)
  .slice(1)
  .map((text) => ({
    claim: text.slice(2).split(/\n {2}- /)[0] ?? "",
    tests: [...text.matchAll(/\n {2}- `([^`]+)`: (.+)/g)].map(([, file = "", title = ""]) => ({ file, title })),
  }));

/** The code before the title of a test that runs: `it("`, `it.each(…)(`, `describe.skipIf(…)(`, with a quote of any kind. */
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

/** Whether a test file runs: vitest finds it, or a test file imports it, directly or through a list of parts. */
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
