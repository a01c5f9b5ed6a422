// npm run mutate: runs Stryker on each part in turn. Results are stored and not repeated, so a second run continues the
// first.
//   npm run mutate all parts
//   npm run mutate -- wallet one part
//   npm run mutate -- --share=0.2 a fifth of the mutants (a larger share includes these)
//   npm run mutate -- --processes=2 two processes at a time
//   npm run mutate -- --again repeats mutants that survived or timed out
//   npm run mutate -- --report only prints the known results
//   npm run mutate -- specification breaks the sentences of the specification; specification/run.ts lists its options
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { runnerImport } from "vite";
import { parts, SEED } from "./parts.mjs";
import { output, readRecord, root, writeRecord } from "./record.mjs";
import { report } from "./report.mjs";

const words = process.argv.slice(2);
process.chdir(root);
if (words[0] === "specification") {
  // Also removes the copy of the project when a run is stopped.
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => process.exit(1));
  const { module } = await runnerImport(join(root, "tests/mutation/specification/run.ts"), { logLevel: "error" });
  await module.run(words.slice(1));
  process.exit();
}
const isFlag = (word) => word.startsWith("--");
const only = words.filter((word) => !isFlag(word));
const unknown = only.filter((name) => !(name in parts));
if (unknown.length > 0) throw new Error(`There is no part ${unknown.join(", ")}: ${Object.keys(parts).join(", ")}`);
const chosen = Object.entries(parts).filter(([name]) => only.length === 0 || only.includes(name));

const numberOf = (name) => Number(words.find((word) => word.startsWith(`--${name}=`))?.slice(name.length + 3) ?? "1");
const asked = numberOf("share");

const run = async (name, { mutate, tests, share, inPages = false }) => {
  if (words.includes("--again"))
    writeRecord(
      name,
      [...readRecord(name).values()].filter(({ status }) => status === "Killed"),
    );
  Object.assign(process.env, {
    MUTATED_PART: name,
    MUTATED_SHARE: String(share * asked),
    MUTATED_SEED: SEED,
    MUTATED_TESTS: tests.join(";"),
    STORE: "SQLite",
  });
  await new Stryker({
    mutate,
    testRunner: inPages ? "pages" : "warm",
    plugins: ["@stryker-mutator/vitest-runner", join(root, "tests", "mutation", "plugins.mjs")],
    vitest: { configFile: "tests/mutation/vitest.config.ts", related: false },
    checkers: ["choice"],
    reporters: ["record", "progress-append-only"],
    coverageAnalysis: "perTest",
    concurrency: numberOf("processes"),
    disableTypeChecks: false,
    // Stryker would read tsconfig.json with an interface that TypeScript 7 no longer has. The tests need no changed
    // tsconfig.json.
    tsconfigFile: "none",
    // On a busy machine, all tests that import a file take minutes. Endless loops are found by their number of hits,
    // not by this timeout.
    timeoutMS: inPages ? 300_000 : 60_000,
    dryRunTimeoutMinutes: 20,
    tempDirName: join(tmpdir(), "pilothouse-mutation"),
    cleanTempDir: "always",
    ignorePatterns: ["dist", "bench", "tests/journeys", "tests/output", "tests/mutation/output"],
    allowEmpty: true,
    fileLogLevel: "off",
  }).runMutationTest();
};

if (!words.includes("--report")) for (const [name, part] of chosen) await run(name, part);
report(chosen.map(([name]) => [name, [...readRecord(name).values()]]));
console.log(`Each mutant: ${output}`);
