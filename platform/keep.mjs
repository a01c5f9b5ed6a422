// npm run backup, restore, password, trail, secrets and migrate. `--root DIR` names another console.
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import { install } from "./install.mjs";
import { exitWithMessage, fail, FEATURES, loadSettings } from "./launching.mjs";

const tool = resolve(dirname(fileURLToPath(import.meta.url)), "..");

try {
  const { bundle, bundleInProcess, isPacked } = await import("../generator/launch.mjs");
  if (!isPacked) install(tool);
  const options = {
    root: { type: "string", default: "." },
    plan: { type: "boolean", default: false },
    delete: { type: "boolean", default: false },
    since: { type: "string" },
  };
  const { values, positionals } = parseArgs({ args: process.argv.slice(2), options, allowPositionals: true });
  const [name, ...args] = positionals;
  if (values.since !== undefined) args.unshift("--since", resolve(values.since));
  const place = resolve(tool, values.root);
  loadSettings(place);
  if (name === "migrate") {
    // The migration uses the console's own platform, which has the console's upgrades and first rows.
    const { migrate, readStartSettings } = await import(
      pathToFileURL(bundleInProcess(join(relative(tool, place), "platform/main.ts"))).href
    );
    console.log(
      await migrate(place, readStartSettings(), [
        ...(values.plan ? ["--plan"] : []),
        ...(values.delete ? ["--delete"] : []),
        ...args,
      ]),
    );
  } else {
    const { command } = await import(pathToFileURL(await bundle("platform/framework/server/commands.ts")).href);
    // Features have commands too, and a new password removes second factors, which belong to a feature.
    const { features } = await import(pathToFileURL(await bundle(join(relative(tool, place), FEATURES))).href);
    console.log(await command({ root: place, tool }, name, args, features));
  }
} catch (error) {
  if (String(error?.code).startsWith("ERR_PARSE_ARGS")) fail(error.message);
  exitWithMessage(error);
}
