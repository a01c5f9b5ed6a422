// npm test and npm run test:full: installs missing packages, then runs all suites and prints the time of each. A suite
// has a time budget for two cores. Exceeding it is reported at the end; exceeding it three times is a failure.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { install } from "../platform/install.mjs";

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
/** A suite fails only above this multiple of its budget, because machines differ. */
const FAILING = 3;

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

/** Name, time budget in seconds, command, environment. `npm test` takes less than 20 minutes in total. */
const floors = [
  ["lint", 20, [bin("biome"), ["lint", "--error-on-warnings", "."]]],
  ["format", 10, [bin("oxfmt"), ["--check"]]],
  ["types", 40, [bin("tsc"), ["--noEmit"]]],
  ["check", 40, [process.execPath, ["generator/launch.mjs", "generator/cli.ts", "check", "--full", ...consoles]]],
  ["unit, scenarios, contract, architecture", 600, vitest("unit", "vitest.config.ts")],
  ["build", 40, [bin("vite"), ["build", "--logLevel", "warn"]]],
  ["journeys", 520, vitest("journeys", "tests/journeys/vitest.config.ts")],
];

/** Budgets of suites that test more in `npm run test:full`. */
const fullBudgets = { "unit, scenarios, contract, architecture": 5400, journeys: 1200 };
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
const run = ([program, args], settings) =>
  new Promise((done) => {
    const env = { ...process.env, CHROMIUM: chromium, PATH: path, ...settings };
    const child = spawn(program, args, { cwd: root, stdio: "inherit", env, shell: process.platform === "win32" });
    child.once("error", (error) => {
      console.error(error.message);
      done(false);
    });
    child.once("exit", (code) => done(code === 0));
  });

const failures = [];
const slow = [];
for (const [name, budget, command, settings = {}] of isFull ? fullFloors : floors) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
  console.log(`\n── ${name}`);
  const start = Date.now();
  const passed = await run(command, settings);
  const seconds = (Date.now() - start) / 1000;
  console.log(`   ${name}: ${seconds.toFixed(1)} s of ${budget}`);
  if (seconds > budget) slow.push(`${name} took ${seconds.toFixed(0)} s, its budget is ${budget} s`);
  if (!passed || seconds > FAILING * budget) failures.push(name);
}

const counts = ["unit", "serializable", "cluster", "journeys"]
  .map((name) => join(output, `${name}.json`))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, "utf8")));
const sum = (key) => counts.reduce((total, report) => total + report[key], 0);
for (const told of slow) console.warn(`\n*** OVER BUDGET: ${told} ***`);
if (failures.length > 0) console.error(`\nFailed: ${failures.join("; ")}`);
const broken = counts.flatMap(({ testResults }) =>
  testResults.filter(
    ({ status, assertionResults }) => status === "failed" && assertionResults.every((one) => one.status !== "failed"),
  ),
);
// Their tests did not run, so none of them counts as failed.
for (const { name } of broken) console.error(`\nNot run: ${name}`);
console.log(`\n${sum("numPassedTests")} passed, ${sum("numFailedTests")} failed, ${sum("numPendingTests")} skipped`);
process.exit(failures.length > 0 ? 1 : 0);
