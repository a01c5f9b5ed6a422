// npm run backup, npm run restore, npm run password, npm run trail and npm run secrets, with the settings of npm start. `--root DIR` names another console.
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { install } from "./install.mjs";
import { explain, fail } from "./launching.mjs";

const tool = resolve(dirname(fileURLToPath(import.meta.url)), "..");

try {
  install(tool);
  const { bundle } = await import("../generator/launch.mjs");
  const { command } = await import(pathToFileURL(await bundle("platform/framework/server/commands.ts")).href);
  const options = { root: { type: "string", default: "." } };
  const { values, positionals } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  const [name, ...args] = positionals;
  console.log(await command({ root: resolve(tool, values.root), tool }, name, args));
} catch (error) {
  if (String(error?.code).startsWith("ERR_PARSE_ARGS")) fail(error.message);
  explain(error);
}
