// npm run dev: the usual server with Vite in it. A saved definition takes effect without a restart.
import { dirname, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { consoleFolder, endOnSignal, exitWithMessage } from "./launching.mjs";
import { prepare, viteConfigOf } from "./start.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const place = consoleFolder(root, process.argv.slice(2));

try {
  const { start, withConfig, settings } = await prepare({ place, isBuilding: false });
  const { bundle } = await import("../generator/launch.mjs");
  const { watchDefinitions } = await import(pathToFileURL(await bundle("authoring/generate/commands.ts")).href);
  const { serveDev } = await import(pathToFileURL(await bundle("authoring/dev/serve.ts")).href);
  const { close } = await serveDev({
    place,
    tool: root,
    configFile: viteConfigOf(place),
    settings,
    start: (pages) => start(place, settings, pages),
    withConfig,
    watch: watchDefinitions,
  });
  endOnSignal(close);
} catch (error) {
  exitWithMessage(error);
}
