// Every kind of SQL statement and every SQL feature that the platform uses is listed in docs/engines.md, with the files
// that use it and with support by other engines.
import { expect, it } from "vitest";
import { readSource } from "./sources";
import { STATEMENT_FEATURES, statementKind, textsOfStatements } from "./statements";

const page = readSource("docs/engines.md");
const [, ofKinds = ""] = /## Kinds of statements\n([\s\S]*?)\n## /.exec(page) ?? [];
const [, ofFeatures = ""] = /## Features\n([\s\S]*?)\nSources,/.exec(page) ?? [];
const kinds = [...ofKinds.matchAll(/`([^`]+)`/g)].map(([, kind = ""]) => kind);
const rows = ofFeatures
  .split("\n")
  .filter((line) => /^\| (?!feature)/.test(line))
  .map((line) => line.slice(2, -2).split(" | "));
const sources = new Set([...page.matchAll(/^- \[(\w)\] https:/gm)].map(([, letter = ""]) => letter));

const texts = textsOfStatements();
const nameOf = (file: string): string => file.replace(/^.*\//, "").replace(/\.\w+$/, "");

it("names every kind of statement, and no kind that does not exist", () => {
  const found = new Set(texts.flatMap(({ text }) => statementKind(text) ?? []));
  expect(found.size).toBeGreaterThan(20);
  // The driver sends the commit together with the last statement.
  expect([...found, "commit"].toSorted()).toEqual(kinds);
});

it("names every feature with the files that use it", () => {
  const used = Object.entries(STATEMENT_FEATURES).map(([feature, shape]) => {
    const names = new Set(texts.filter(({ text }) => shape.test(text)).map(({ file }) => nameOf(file)));
    return [feature, [...names].toSorted()] as const;
  });
  const named = rows.map(([feature = "", where = ""]) => [feature, where.split(", ").toSorted()] as const);
  // A migration consists of many files, in storage/ or called from there.
  const isOfMigration = (where: readonly string[]) => where.join() === "the migration";
  expect(named.map(([feature]) => feature)).toEqual(used.map(([feature]) => feature));
  for (const [at, [feature, where]] of named.entries()) {
    const files = used[at]?.[1] ?? [];
    if (isOfMigration(where)) expect(files.length, feature).toBeGreaterThan(0);
    else expect([feature, files.length === 0 ? ["nowhere"] : files]).toEqual([feature, where]);
  }
});

it("says of each engine what its documents say, with the place, or that they were not found to say it", () => {
  const claims = rows.flatMap(([feature, , ...engines]) => engines.map((claim) => ({ feature, claim })));
  expect(claims.length).toBe(rows.length * 3);
  const lost = claims.filter(({ claim }) => {
    const [, letter = ""] = /\[(\w)\]$/.exec(claim) ?? [];
    return claim !== "?" && !sources.has(letter);
  });
  expect(lost).toEqual([]);
});
