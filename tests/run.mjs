// npm test: installs what is missing, then runs every floor of the test house and says how long each took.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { install } from "../platform/install.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const output = join(root, "tests", "output");
rmSync(output, { recursive: true, force: true });
mkdirSync(output, { recursive: true });

install(root);
const { findChromium } = await import("./chromium.mjs");
const chromium = findChromium({ install: true });

const bin = (name) => join(root, "node_modules", ".bin", name);
const vitest = (name, config) => [
  bin("vitest"),
  [
    "run",
    "--config",
    config,
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${join(output, `${name}.json`)}`,
  ],
];

const floors = [
  ["lint", [bin("biome"), ["lint", "--error-on-warnings", "."]]],
  ["format", [bin("oxfmt"), ["--check"]]],
  ["types", [bin("tsc"), ["--noEmit"]]],
  ["check", [process.execPath, ["generator/launch.mjs", "generator/cli.ts", "check", "--full"]]],
  ["unit, scenarios, contract, architecture", vitest("unit", "vitest.config.ts")],
  ["build", [bin("vite"), ["build", "--logLevel", "warn"]]],
  ["journeys", vitest("journeys", "tests/journeys/vitest.config.ts")],
];

const run = ([program, args]) =>
  new Promise((done) => {
    const env = { ...process.env, CHROMIUM: chromium };
    const child = spawn(program, args, { cwd: root, stdio: "inherit", env, shell: process.platform === "win32" });
    child.once("error", (error) => {
      console.error(error.message);
      done(false);
    });
    child.once("exit", (code) => done(code === 0));
  });

const only = process.argv.slice(2);
const failures = [];
for (const [name, command] of floors) {
  if (only.length > 0 && !only.some((word) => name.includes(word))) continue;
  console.log(`\n── ${name}`);
  const start = Date.now();
  const passed = await run(command);
  console.log(`   ${name}: ${((Date.now() - start) / 1000).toFixed(1)} s`);
  if (!passed) failures.push(name);
}

const counts = ["unit", "journeys"]
  .map((name) => join(output, `${name}.json`))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, "utf8")));
const sum = (key) => counts.reduce((total, report) => total + report[key], 0);
if (failures.length > 0) console.error(`\nFailed: ${failures.join("; ")}`);
console.log(`\n${sum("numPassedTests")} passed, ${sum("numFailedTests")} failed, ${sum("numPendingTests")} skipped`);
process.exit(failures.length > 0 ? 1 : 0);
