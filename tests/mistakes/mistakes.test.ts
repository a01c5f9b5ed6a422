// Mistakes of beginners are refused, each with its place and with what to write instead (issue 35).
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { authorChecks } from "../../authoring/checks";
import type { Problem } from "../../generator";
import { loadAndCheck } from "../../generator/output/regenerate";
import { BEGINNERS_MISTAKES } from "./BEGINNERS_MISTAKES";
import { LISTED_MISTAKES } from "./LISTED_MISTAKES";
import { copyOffice, mistakesIn, runWithMistake } from "./office";

const root = copyOffice("examples/clinic");
afterAll(() => rmSync(root, { recursive: true }));

const problemsAt = (folder: string): readonly Problem[] => {
  const judged = loadAndCheck(folder, authorChecks);
  return judged.model === null ? judged.problems : [];
};

const textAt = ({ where }: Problem): string =>
  readFileSync(join(root, where.file), "utf8")
    .split("\n")
    [where.line - 1]?.slice(where.column - 1) ?? "";

const isAt = (problem: Problem, at: string): boolean =>
  at === "-" || (at === "" ? problem.where.line < 3 && problem.where.column === 1 : textAt(problem).startsWith(at));

it("finds nothing in this console and in the clinic", () => {
  expect(problemsAt(".")).toEqual([]);
  expect(problemsAt(root)).toEqual([]);
});

it.each([
  ["60 mistakes of a beginner", BEGINNERS_MISTAKES, 60],
  ["what passed in silence", LISTED_MISTAKES, 38],
] as const)("has the whole list: %s", (_, table, least) => {
  const all = mistakesIn(table);
  expect(all.length).toBeGreaterThanOrEqual(least);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
});

describe.each([
  ["of a beginner", BEGINNERS_MISTAKES],
  ["that once passed in silence", LISTED_MISTAKES],
])("a mistake %s is refused", (_, table) => {
  it.each(mistakesIn(table))("$title", (mistake) => {
    const { code, at, fix } = mistake;
    const said = runWithMistake(root, mistake, () =>
      problemsAt(root).map((problem) => ({ ...problem, isThere: problem.code === code && isAt(problem, at) })),
    );
    const found = said.find(({ isThere }) => isThere);
    expect(found ?? said).toMatchObject({ code, isThere: true });
    expect(found?.fix).toContain(fix);
    expect(found?.message).not.toBe("");
  });
});
