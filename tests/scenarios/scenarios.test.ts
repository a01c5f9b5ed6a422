// Each folder of a scenario contains a definition and all files that are generated from it. UPDATE=1 writes expected/
// again. Then read the diff.
import { cpSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { OUTPUT_FOLDERS } from "../../generator/layout";
import { check } from "../../authoring/generate/check";
import { generate } from "../../generator/output/generate";
import { writeScenario, SCENARIOS_FOLDER, scenarios } from "./writeScenario";

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
    const root = writeScenario(scenario);
    roots.push(root);
    const first = await generate(root);
    expect(first.lines.join("\n")).not.toContain("problem");
    expect(first.exit).toBe(0);
    const expected = join(SCENARIOS_FOLDER, scenario, "expected");
    if (process.env.UPDATE === "1") {
      rmSync(expected, { recursive: true, force: true });
      for (const folder of OUTPUT_FOLDERS) cpSync(join(root, folder), join(expected, folder), { recursive: true });
    }
    for (const folder of OUTPUT_FOLDERS) expect(treeOf(join(root, folder))).toEqual(treeOf(join(expected, folder)));
    expect((await generate(root)).lines.at(-1)).toContain(": 0 written");
    expect((await check(root, { full: true, all: false })).exit).toBe(0);
  });
});
