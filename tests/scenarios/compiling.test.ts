// Checks the types of all files that the scenarios expect the generator to write.
import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { SCENARIOS_FOLDER, scenarios } from "./writeScenario";

const PROJECT = resolve(SCENARIOS_FOLDER, "..", "..");

describe("what the scenarios expect", () => {
  it("compiles against the framework, strictly", () => {
    const output = join(PROJECT, "tests", "output", "scenarios");
    mkdirSync(output, { recursive: true });
    const trees = scenarios.flatMap((scenario) => [`${scenario}/expected`, scenario]);
    const config = {
      extends: "../../../tsconfig.json",
      // The overrides of a scenario are treated as if they were in the folder of its generated files.
      compilerOptions: { rootDirs: [...trees.map((tree) => join(SCENARIOS_FOLDER, tree))] },
      include: [
        ...trees.flatMap((tree) => ["src", "platform", "shared"].map((folder) => join(SCENARIOS_FOLDER, tree, folder))),
        ...["shared", "src", "features"].map((folder) => join(PROJECT, folder, "**/*.d.ts")),
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
