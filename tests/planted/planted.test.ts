// The tests notice known bugs. Each bug is inserted into a copy of the project, and the test that is named for the bug
// must fail.
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "../copyProject";
import { isFullRun } from "../effort";
import { runTests } from "../inCopy";
import { plantedBugs } from "./plants";

const root = join(import.meta.dirname, "../..");
const read = (path: string): string => readFileSync(join(root, path), "utf8");

it.each(plantedBugs)("can be planted, and is found: $bug", ({ bug, file, from, noticed }) => {
  expect(read(file).split(from)).toHaveLength(2);
  expect(existsSync(join(root, noticed))).toBe(true);
  expect(read("docs/testing.md")).toContain(`| ${bug} |`);
});

describe.runIf(isFullRun)("a planted bug", () => {
  let copy = "";
  beforeAll(() => {
    copy = copyProject(root, ["tests", "vitest.config.ts"]);
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);
  const judge = (noticed: string, by: string) => runTests(copy, "vitest.config.ts", noticed, "-t", by);

  it.each(plantedBugs)(
    "is noticed: $bug",
    async ({ file, from, to, noticed, by }) => {
      const path = join(copy, file);
      const sound = readFileSync(path, "utf8");
      writeFileSync(
        path,
        sound.replace(from, () => to),
      );
      const said = await judge(noticed, by);
      writeFileSync(path, sound);
      expect(said).toContain("failed");
      expect(await judge(noticed, by)).toBeNull();
    },
    300_000,
  );
});
