// npm test and npm run test:full: installs missing packages, runs all suites, and prints the time of each. Each suite
// has a time budget for a machine with two cores. Exceeding the budget only causes a warning, because machines differ.
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { install } from "../platform/install.mjs";
import { makeRunFolder } from "./runFolder.mjs";
import { runGroup } from "./runGroup.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const output = join(root, "tests", "output");
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

install(root);
const { findChromium } = await import("./chromium.mjs");
const { findPostgres } = await import("./postgres.mjs");
const chromium = findChromium({ install: true });
const postgres = findPostgres({ install: true });

const isFull = process.argv.includes("--full");
const only = process.argv.slice(2).filter((word) => !word.startsWith("--"));
const bin = (name) => join(root, "node_modules", ".bin", name);
const vitest = (name, config, ...more) => [
  bin("vitest"),
  [
    "run",
    "--config",
    config,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(output, `${name}.json`)}`,
    ...more,
  ],
];

/** The product and the clinic. */
const consoles = ["--root", ".", "--root", "examples/clinic"];

/** Environment variables for suites of which only a sample runs (sample.ts). */
const SAMPLE = { SAMPLE: "1" };

/**
 * The suites: name, time budget in seconds, command, environment. A run prints the sum of the budgets when it starts.
 */
const floors = [
  ["lint", 20, [bin("biome"), ["lint", "--error-on-warnings", "."]]],
  ["format", 10, [bin("oxfmt"), ["--check"]]],
  ["types", 40, [bin("tsc"), ["--noEmit"]]],
  [
    "check",
    40,
    [process.execPath, ["generator/launch.mjs", "authoring/generate/cli.ts", "check", "--full", ...consoles]],
  ],
  ["unit, scenarios, contract, architecture", 300, vitest("unit", "vitest.config.ts"), SAMPLE],
  ["build", 40, [bin("vite"), ["build", "--logLevel", "warn"]]],
  ["journeys", 360, vitest("journeys", "tests/journeys/vitest.config.ts"), SAMPLE],
];

/** Budgets of suites that test more in `npm run test:full`. */
const fullBudgets = { "unit, scenarios, contract, architecture": 5400, journeys: 4800 };
const fullFloors = floors.map(([name, budget, command]) =>
  name in fullBudgets ? [name, fullBudgets[name], command, { FULL: "1" }] : [name, budget, command],
);
fullFloors.push([
  "benchmarks, once each",
  600,
  [process.execPath, ["generator/launch.mjs", "bench/index.ts", "--brief"]],
]);
fullFloors.push([
  "contract under serializable transactions",
  900,
  vitest("serializable", "vitest.config.ts", "tests/contract", "-t", "PostgreSQL"),
  { ISOLATION: "serializable" },
]);

fullFloors.push(["cluster", 1200, vitest("cluster", "vitest.config.ts", "tests/cluster"), { CLUSTER: "600" }]);

const path = postgres === null ? process.env.PATH : [postgres, process.env.PATH].join(delimiter);
const chosen = (isFull ? fullFloors : floors).filter(
  ([name]) => only.length === 0 || only.some((word) => name.includes(word)),
);
const minutes = (seconds) => `${Math.ceil(seconds / 60)} minutes`;
const planned = chosen.reduce((sum, [, budget]) => sum + budget, 0);
console.log(`This takes about ${minutes(planned)} on two cores.`);
if (!isFull) console.log("Of the slow suites some run, as the commit decides. npm run test:full runs all.");

const folder = makeRunFolder();
const failures = [];
const took = [];
const begun = Date.now();
const secondsSince = (start) => (Date.now() - start) / 1000;
for (const [name, budget, [program, args], settings = {}] of chosen) {
  console.log(`\n── ${name}`);
  const start = Date.now();
  const env = { ...process.env, CHROMIUM: chromium, PATH: path, TMPDIR: folder, ...settings };
  if (!(await runGroup(program, args, { cwd: root, env }))) failures.push(name);
  took.push({ name, budget, seconds: secondsSince(start) });
}

console.log("");
for (const { name, budget, seconds } of took)
  console.log(
    `${seconds.toFixed(0).padStart(6)} s of ${budget}  ${name}${seconds > budget ? "  *** OVER BUDGET ***" : ""}`,
  );
console.log(`${secondsSince(begun).toFixed(0).padStart(6)} s in all`);

const counts = ["unit", "serializable", "cluster", "journeys"]
  .map((name) => join(output, `${name}.json`))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, "utf8")));
const sum = (key) => counts.reduce((total, report) => total + report[key], 0);
if (failures.length > 0) console.error(`\nFailed: ${failures.join("; ")}`);
const testFiles = counts.flatMap((report) => report.testResults);
const failed = testFiles.map((file) => ({
  ...file,
  tests: file.assertionResults.filter(({ status }) => status === "failed"),
}));
// Prints each failure completely, because a log may be read from its end or cut off there.
for (const { name, status, message, tests } of failed) {
  for (const test of tests) console.error(`\nFailed: ${name}\n  ${test.fullName}\n${test.failureMessages.join("\n")}`);
  // The tests of the file did not run, so no test is listed as failed.
  if (status === "failed" && tests.length === 0) console.error(`\nNot run: ${name}\n${message}`);
}
console.log(`\n${sum("numPassedTests")} passed, ${sum("numFailedTests")} failed, ${sum("numPendingTests")} skipped`);
process.exit(failures.length > 0 ? 1 : 0);
