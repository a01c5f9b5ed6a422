// npm run backup, npm run restore and npm run password: the same settings as npm start.
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { install } from "./install.mjs";
import { explain } from "./launching.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");

try {
  install(root);
  const { bundle } = await import("../generator/launch.mjs");
  const { command } = await import(pathToFileURL(await bundle("platform/framework/server/commands.ts")).href);
  const [name, ...args] = process.argv.slice(2);
  console.log(await command(root, name, args));
} catch (error) {
  explain(error);
}
