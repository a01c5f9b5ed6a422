// Only the definitions contain the names of a console. If every name in them changes, all generated code still
// compiles, and the clinic still works.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUSINESS, OUTPUTS } from "../../generator/layout";
import { copyProject } from "../copyProject";
import { isFull } from "../effort";
import { compile, test } from "../inCopy";
import { permute, type Permuted } from "./permute";
import { RECORD_FIELDS } from "./Renaming";

const root = join(import.meta.dirname, "..", "..");
const FRAMEWORK = ["src/framework", "platform/framework"];
/** Includes the helpers of journeys, which the clinic's tests use, but not the product's journeys. */
const APART = ["**/framework/**/*.test.*", "tests/journeys/*.journey.ts"];

const copy = copyProject(root, ["examples", "tests", "vitest.config.ts"]);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

/** Old names of several words that still occur in generated code. */
const left = (console: string, { names, contexts }: Permuted): readonly string[] => {
  const old = [...names.known.keys()].filter(
    (name) => name.includes("_") && !contexts.has(name) && !RECORD_FIELDS.has(name),
  );
  const texts = OUTPUTS.flatMap((folder) =>
    readdirSync(join(console, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => readFileSync(join(entry.parentPath, entry.name), "utf8")),
  );
  const said = new Set(texts.flatMap((text) => text.match(/\b[a-z][a-z0-9]*_[a-z0-9_]*\b/g) ?? []));
  return old.filter((name) => said.has(name));
};

describe("the clinic under other names", () => {
  const console = join(copy, "examples", "clinic");
  let permuted: Permuted;
  beforeAll(async () => {
    permuted = await permute(console, true);
  }, 120_000);

  it("is generated, and no old name is left", () => {
    expect(permuted.problems).toEqual([]);
    expect(permuted.names.known.size).toBeGreaterThan(200);
    expect(left(console, permuted)).toEqual([]);
  });

  it("compiles", async () => {
    expect(await compile(copy, ["examples/clinic", ...FRAMEWORK, "tests/journeys"], APART)).toBeNull();
  }, 120_000);

  it.runIf(isFull)(
    "does on its platform what it did",
    async () => {
      expect(await test(copy, "vitest.config.ts", "examples/clinic/tests/platform.test.ts")).toBeNull();
    },
    120_000,
  );

  it.runIf(isFull)(
    "does in a browser what it did",
    async () => {
      expect(await test(copy, "tests/journeys/vitest.config.ts", "examples/clinic/tests")).toBeNull();
    },
    600_000,
  );
});

// Hand-written code of the product contains names on purpose; generated code does not depend on it.
describe.runIf(isFull)("the product under other names", () => {
  it("is generated, and compiles", async () => {
    rmSync(join(copy, "src", "overrides"), { recursive: true, force: true });
    // Its handlers keep the old names, so that they say nothing about the actions under other ones (P169).
    rmSync(join(copy, BUSINESS));
    const permuted = await permute(copy, false);
    expect(permuted.problems).toEqual([]);
    expect(permuted.names.known.size).toBeGreaterThan(800);
    expect(left(copy, permuted)).toEqual([]);
    const faults = await compile(copy, [...OUTPUTS, ...FRAMEWORK], APART);
    expect(faults?.split("\n").filter((line) => /^(?!src\/console\/)\S+\(\d+,\d+\): error/.test(line)) ?? []).toEqual(
      [],
    );
  }, 300_000);
});
