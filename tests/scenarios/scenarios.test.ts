// Each folder has a definition and all files generated from it. UPDATE=1 writes expected/ again; read the diff.
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { OUTPUTS } from "../../generator/layout";
import { check } from "../../generator/output/check";
import { generate } from "../../generator/output/generate";
import { layOut, SCENARIOS, scenarios } from "./layOut";

const PROJECT = resolve(SCENARIOS, "..", "..");
const roots: string[] = [];
afterAll(() => {
  for (const root of roots) rmSync(root, { recursive: true, force: true });
});

const treeOf = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [relative(folder, file), readFileSync(file, "utf8")]),
  );

describe.each(scenarios)("the scenario %s", (scenario) => {
  it("becomes what is expected, and a second run leaves it", async () => {
    const root = layOut(scenario);
    roots.push(root);
    const first = await generate(root);
    expect(first.lines.join("\n")).not.toContain("problem");
    expect(first.exit).toBe(0);
    const expected = join(SCENARIOS, scenario, "expected");
    if (process.env.UPDATE === "1") {
      rmSync(expected, { recursive: true, force: true });
      for (const folder of OUTPUTS) cpSync(join(root, folder), join(expected, folder), { recursive: true });
    }
    for (const folder of OUTPUTS) expect(treeOf(join(root, folder))).toEqual(treeOf(join(expected, folder)));
    expect((await generate(root)).lines.at(-1)).toContain(": 0 written");
    expect((await check(root, { full: true, all: false })).exit).toBe(0);
  });
});

describe("what the scenarios expect", () => {
  it("compiles against the framework, strictly", () => {
    const output = join(PROJECT, "tests", "output", "scenarios");
    mkdirSync(output, { recursive: true });
    const trees = scenarios.flatMap((scenario) => [`${scenario}/expected`, scenario]);
    const config = {
      extends: "../../../tsconfig.json",
      // Overrides of a scenario are beside its generated files.
      compilerOptions: { rootDirs: [...trees.map((tree) => join(SCENARIOS, tree))] },
      include: [
        ...trees.flatMap((tree) => [join(SCENARIOS, tree, "src"), join(SCENARIOS, tree, "platform")]),
        join(PROJECT, "src/**/*.d.ts"),
      ],
      exclude: [],
    };
    const file = join(output, "tsconfig.json");
    writeFileSync(file, JSON.stringify(config, null, 2));
    const tsc = join(PROJECT, "node_modules", ".bin", "tsc");
    const { stdout, status } = spawnSync(tsc, ["--noEmit", "-p", file], { cwd: PROJECT, encoding: "utf8" });
    expect(stdout).toBe("");
    expect(status).toBe(0);
  }, 300_000);
});
