// npm run dev: the usual server with Vite in it. A saved definition takes effect without a restart.
import { readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { consoleAt, endWith, explain } from "./launching.mjs";
import { prepare, viteConfigOf } from "./start.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const place = consoleAt(root, process.argv.slice(2));

/** Serves the page from src/ with Vite, and adds the settings of the installation to it. */
const vitePages = (withConfig, settings, plugins) => async (config) => {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: place,
    configFile: viteConfigOf(place),
    appType: "custom",
    plugins,
    server: { middlewareMode: true, hmr: { port: settings.HMR_PORT } },
  });
  const page = async (request, response) => {
    const html = await vite.transformIndexHtml(request.url ?? "/", readFileSync(join(place, "index.html"), "utf8"));
    response.writeHead(200, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    response.end(withConfig(html, config));
  };
  return (request, response) =>
    vite.middlewares(request, response, () =>
      page(request, response).catch((error) => {
        vite.ssrFixStacktrace(error);
        console.error(error);
        response.writeHead(500).end("The page could not be made; the console of npm run dev says why.");
      }),
    );
};

const isModelOf = (change) => change.model !== null && change.model !== undefined;

try {
  const { start, withConfig, settings } = await prepare({ place, isBuilding: false });
  const { bundle } = await import("../generator/launch.mjs");
  const { watchDefinitions } = await import(pathToFileURL(await bundle("authoring/generate/commands.ts")).href);
  const { followPlugin } = await import(pathToFileURL(await bundle("authoring/dev/followPlugin.ts")).href);
  const started = await start(place, settings, vitePages(withConfig, settings, [followPlugin(place, root)]));
  const watching = await watchDefinitions(
    place,
    (change) => {
      console.log(`${change.outcome.lines.join("\n")} (${change.milliseconds.toFixed(0)} ms)`);
      if (isModelOf(change)) started.platform?.reload(change.model).catch((error) => console.error(error));
    },
    (error) => console.error(error),
  );
  endWith(async () => {
    watching.close();
    await started.close();
  });
  console.log(started.message);
} catch (error) {
  explain(error);
}
