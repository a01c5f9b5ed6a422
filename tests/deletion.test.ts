// The framework does not depend on the product. After the product is deleted, the clinic can still be generated,
// compiled, built and started, and passes its journeys.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { copyProject } from "./copyProject";
import { isFullRun } from "./effort";
import { runCompiler, faultOf, runTests } from "./inCopy";

const root = join(import.meta.dirname, "..");
const PRODUCT = [
  ...["resources", "src/console", "src/overrides", "src/generated", "locales/en/console", "locales/zh-CN/console"],
  ...[
    "locales/zh-TW/console",
    "platform/business",
    "platform/generated",
    "shared/generated",
    "platform/main.ts",
    "index.html",
    "public",
  ],
];

describe.runIf(isFullRun)("the tree without the product", () => {
  let copy = "";
  beforeAll(() => {
    copy = copyProject(root, ["examples", "tests", "vitest.config.ts"]);
    for (const part of PRODUCT) rmSync(join(copy, part), { recursive: true, force: true });
  }, 60_000);
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

  it("has a clinic that is as its definitions say", async () => {
    const check = ["generator/launch.mjs", "authoring/generate/cli.ts", "check", "--full", "--root", "examples/clinic"];
    expect(await faultOf(copy, process.execPath, ...check)).toBeNull();
  }, 120_000);

  it("compiles", async () => {
    const floors = ["src", "platform", "generator", "examples", "tests/journeys"];
    expect(await runCompiler(copy, floors, ["**/*.test.*", "tests/journeys/*.journey.ts"])).toBeNull();
  }, 120_000);

  it("builds and starts the clinic, which does what it did", async () => {
    expect(await runTests(copy, "vitest.config.ts", "examples/clinic/tests")).toBeNull();
  }, 300_000);

  it("shows it in a browser", async () => {
    expect(await runTests(copy, "tests/journeys/vitest.config.ts", "examples/clinic/tests")).toBeNull();
  }, 600_000);
});
