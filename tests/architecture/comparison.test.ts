// docs/comparison.md claims nothing about Pilothouse that no test shows, and nothing about other products without a
// source.
import { describe, expect, it } from "vitest";
import { projectFiles, readSource } from "./sources";
import { containsTests } from "./titles";

const FILE = "docs/comparison.md";
const sections = readSource(FILE)
  .split(/\n(?=## )/)
  .map((text) => ({ title: text.split("\n")[0]?.slice(3) ?? "", text }));

/** The cells of each row below the head of a table. */
const rowsOf = (text: string): string[][] =>
  text
    .split("\n")
    .filter((line) => line.startsWith("| "))
    .slice(1)
    .map((line) => line.split("|").slice(1, -1))
    .map((cells) => cells.map((cell) => cell.trim()));

const compared = sections
  .filter(({ text }) => text.includes("| Pilothouse | react-admin EE |"))
  .flatMap(({ text }) => rowsOf(text))
  .map(([ability = "", ours = "", ...others]) => ({ ability, ours, others }));

describe("a row of the comparison", () => {
  it("is one of many", () => {
    expect(compared.length).toBeGreaterThan(25);
  });

  it.each(compared)("names a test of what we have, and where it looked up the others: $ability", ({ ours, others }) => {
    const tests = [...ours.matchAll(/`([\w./-]+\.(?:test|journey)\.tsx?)`/g)].map(([, path = ""]) => path);
    expect(tests.length > 0 || ours.startsWith("no")).toBe(true);
    expect(tests.filter((path) => !projectFiles.includes(path) || !containsTests(path))).toEqual([]);
    expect(others).toHaveLength(4);
    expect(others.filter((cell) => !/\]\[[\w-]+\]|^not found/.test(cell))).toEqual([]);
  });
});

it("has an address for each link, and a link for each address", () => {
  const text = readSource(FILE);
  const used = new Set([...text.matchAll(/\]\[([\w-]+)\]/g)].map(([, name]) => name));
  const given = [...text.matchAll(/^\[([\w-]+)\]: https:\/\/github\.com\//gm)].map(([, name]) => name);
  expect(given.toSorted()).toEqual([...used].toSorted());
});
