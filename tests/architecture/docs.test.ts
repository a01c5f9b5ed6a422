// Files and folders that the docs name exist. Overrides are exempt, because docs name them as examples.
import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { loadModelFrom } from "../../generator";
import { readSources } from "../../generator/definition/readSources";
import { files, read, root } from "./sources";

const PATH = /`((?:src|platform|generator|tests|examples|bench)\/[\w./-]+)`/g;
const written = files.filter((file) => /^(?:[A-Z]+\.md|docs\/.*\.md)$/.test(file) && file !== "CHANGELOG.md");
const named = written.flatMap((file) => [...read(file).matchAll(PATH)].map(([, path = ""]) => ({ file, path })));
const isThere = (path: string): boolean => ["", ".ts", ".tsx"].some((ending) => existsSync(join(root, path + ending)));

it("names files and folders that are there", () => {
  expect(named.length).toBeGreaterThan(60);
  const wrong = named.filter(({ path }) => !path.startsWith("src/overrides/") && !isThere(path));
  expect(wrong.map(({ file, path }) => `${file}: ${path}`)).toEqual([]);
});

const decisions = files.filter((file) => file.startsWith("docs/adr/0"));
const numberOf = (decision: string): number => Number(decision.slice("docs/adr/".length, "docs/adr/0000".length));

it("numbers each decision once, as its heading says", () => {
  expect(new Set(decisions.map(numberOf)).size).toBe(decisions.length);
  expect(decisions.filter((decision) => !read(decision).startsWith(`# ${numberOf(decision)}. `))).toEqual([]);
});

it("refers to decisions that are there", () => {
  const numbers = new Set(decisions.map(numberOf));
  const lost = files.flatMap((file) =>
    [...read(file).matchAll(/\bADR (\d+)/g)]
      .filter(([, number]) => !numbers.has(Number(number)))
      .map(([name]) => `${file}: ${name}`),
  );
  expect(lost).toEqual([]);
});

it("begins with a definition that the generator takes", () => {
  const [, text = ""] = /```yaml\n([\s\S]*?)```/.exec(read("README.md")) ?? [];
  const { files: sources, written } = readSources(root);
  const added = { path: "resources/operate/gateway.yaml", text: text.replaceAll(/^ {3}/gm, "") };
  expect(added.text).toContain("resource: gateway");
  expect(loadModelFrom([...sources, added], written).problems).toEqual([]);
});
