// Only the definitions contain the names of a console. If every name in the definitions changes, all generated code
// still compiles, and the clinic still works.
import { readdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { BUSINESS_FILE, OUTPUT_FOLDERS } from "../../generator/layout";
import { copyProject } from "../copyProject";
import { isFullRun } from "../effort";
import { runCompiler, runTests } from "../inCopy";
import { permuteNames, type PermutedConsole } from "./permute";
import { IMPORT_FIELDS } from "./Renaming";

const root = join(import.meta.dirname, "..", "..");
const FRAMEWORK = ["shared", "src/framework", "platform/framework"];
/** Files that the copy leaves out: the product's journeys. Their helpers stay, because the clinic's tests use them. */
const APART = ["**/framework/**/*.test.*", "tests/journeys/*.journey.ts"];

const copy = copyProject(root, ["examples", "tests", "vitest.config.ts"]);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

/**
 * Removes the sentences for people from the code, because a sentence may contain a name, for example as a variable of a
 * template.
 */
const withoutSentences = (code: string): string =>
  code.replaceAll(/"(?:[^"\\\n]|\\.)*"/g, (text) => (/[ \u3000-\uffef]/.test(text) ? '""' : text));

/** The old names of several words that are still in generated code, each with one of its lines. */
const left = (console: string, { names, kept }: PermutedConsole): readonly string[] => {
  const old = [...names.known.keys()].filter(
    (name) => name.includes("_") && !kept.has(name) && !IMPORT_FIELDS.has(name),
  );
  const lines = OUTPUT_FOLDERS.flatMap((folder) =>
    readdirSync(join(console, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .flatMap((entry) => withoutSentences(readFileSync(join(entry.parentPath, entry.name), "utf8")).split("\n")),
  );
  const said = new Map(
    lines.flatMap((line) => (line.match(/\b[a-z][a-z0-9]*_[a-z0-9_]*\b/g) ?? []).map((name) => [name, line] as const)),
  );
  return old.flatMap((name) => (said.has(name) ? [`${name}: ${said.get(name)?.trim()}`] : []));
};

describe("the clinic under other names", () => {
  const console = join(copy, "examples", "clinic");
  let permuted: PermutedConsole;
  beforeAll(async () => {
    permuted = await permuteNames(console, true);
  }, 120_000);

  it("is generated, and no old name is left", () => {
    expect(permuted.problems).toEqual([]);
    expect(permuted.names.known.size).toBeGreaterThan(200);
    expect(left(console, permuted)).toEqual([]);
  });

  it("compiles", async () => {
    expect(await runCompiler(copy, ["examples/clinic", ...FRAMEWORK, "tests/journeys"], APART)).toBeNull();
  }, 120_000);

  it.runIf(isFullRun)(
    "does on its platform what it did",
    async () => {
      expect(await runTests(copy, "vitest.config.ts", "examples/clinic/tests/platform.test.ts")).toBeNull();
    },
    120_000,
  );

  it.runIf(isFullRun)(
    "does in a browser what it did",
    async () => {
      expect(await runTests(copy, "tests/journeys/vitest.config.ts", "examples/clinic/tests")).toBeNull();
    },
    600_000,
  );
});

// Only the generated code of the product is tested, because its hand-written code uses names on purpose.
describe.runIf(isFullRun)("the product under other names", () => {
  it("is generated, and compiles", async () => {
    rmSync(join(copy, "src", "overrides"), { recursive: true, force: true });
    // The handlers use the old names, so they do not fit the renamed actions.
    rmSync(join(copy, BUSINESS_FILE));
    const permuted = await permuteNames(copy, false);
    expect(permuted.problems).toEqual([]);
    expect(permuted.names.known.size).toBeGreaterThan(800);
    expect(left(copy, permuted)).toEqual([]);
    const faults = await runCompiler(copy, [...OUTPUT_FOLDERS, ...FRAMEWORK], APART);
    expect(faults?.split("\n").filter((line) => /^(?!src\/console\/)\S+\(\d+,\d+\): error/.test(line)) ?? []).toEqual(
      [],
    );
  }, 300_000);
});
