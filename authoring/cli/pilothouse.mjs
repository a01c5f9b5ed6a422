#!/usr/bin/env node
// The command `pilothouse`. It works on the console in the current folder.
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { setConsoleLanguages } from "../../generator/speaking.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "../..");
const place = process.cwd();
const CONSOLE = "resources/console.yaml";

/** For each command: its script with the arguments, and a description of the command. */
const COMMANDS = {
  new: [["generator/launch.mjs", "authoring/new/cli.ts"], "makes a console in a new folder"],
  add: [["generator/launch.mjs", "authoring/new/add.ts"], "adds an entity to this console"],
  import: [["generator/launch.mjs", "authoring/import/cli.ts"], "makes a console from OpenAPI, or from a database"],
  infer: [
    ["generator/launch.mjs", "authoring/import/cli.ts", "infer"],
    "makes a console from files or lists of a platform",
  ],
  mock: [["generator/launch.mjs", "authoring/import/mock/cli.ts"], "answers like the platform that a file describes"],
  mcp: [["generator/launch.mjs", "authoring/mcp/cli.ts"], "connects an agent to a running platform"],
  words: [["generator/launch.mjs", "authoring/words/cli.ts"], "takes texts out for a translator, and back"],
  dev: [["platform/dev.mjs", place], "serves the console, and shows each saved definition at once"],
  start: [["platform/start.mjs", place], "builds the console if needed, and serves it"],
  build: [["platform/start.mjs", place, "--build"], "builds the console into dist/"],
  generate: [
    ["generator/launch.mjs", "authoring/generate/cli.ts", "generate"],
    "writes the generated code from resources/",
  ],
  check: [
    ["generator/launch.mjs", "authoring/generate/cli.ts", "check"],
    "says whether the generated code fits resources/",
  ],
  test: [["authoring/cli/test.mjs"], "runs the tests of this console"],
  upgrade: [["generator/launch.mjs", "authoring/upgrade/cli.ts", place], "upgrades a console of an earlier version"],
  probe: [["generator/launch.mjs", "probe/cli.ts"], "reports which abilities a host has"],
  pages: [["platform/pages.mjs"], "writes the console as static files"],
  pack: [["platform/pack.mjs"], "writes what a server needs to run the console"],
  migrate: [["platform/keep.mjs", "--root", place, "migrate"], "brings the store up to this version"],
  backup: [["platform/keep.mjs", "--root", place, "backup"], "writes a backup"],
  restore: [["platform/keep.mjs", "--root", place, "restore"], "reads a backup"],
  password: [["platform/keep.mjs", "--root", place, "password"], "sets the password of an account"],
  secrets: [["platform/keep.mjs", "--root", place, "secrets"], "encrypts the store with another key"],
  trail: [["platform/keep.mjs", "--root", place, "trail"], "checks the audit trail"],
};

const usage = () => {
  const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  const lines = Object.entries(COMMANDS).map(([name, [, what]]) => `  ${name.padEnd(10)} ${what}`);
  return `pilothouse ${version}\n\nUsage: pilothouse COMMAND [options]\n\n${lines.join("\n")}`;
};

const [name = "", ...args] = process.argv.slice(2);
const found = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : null;
if (found === null) {
  const isAsked = ["help", "--help", "-h", "--version", "-v"].includes(name);
  if (isAsked) console.log(usage());
  else console.error(name === "" ? usage() : `There is no command “${name}”.\n\n${usage()}`);
  process.exitCode = isAsked ? 0 : 2;
} else if (
  !["new", "import", "infer", "mock", "mcp"].includes(name) &&
  !args.includes("--help") &&
  !existsSync(join(place, CONSOLE))
) {
  console.error(
    `This folder is no console: it has no ${CONSOLE}. Go to the folder of a console, or make one: pilothouse new FOLDER`,
  );
  process.exitCode = 2;
} else {
  const [[script, ...own]] = found;
  const file = join(root, script);
  process.argv = [process.argv[0], file, ...own, ...args];
  setConsoleLanguages(place);
  await import(pathToFileURL(file).href);
}
