// npm start: runs the console, even from a fresh clone. Installs and builds only what is missing or outdated.
// npm start -- worker: runs the background jobs of a shared database, without pages.
// npm start -- --build: only builds the console.
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { install } from "./install.mjs";
import { consoleFolder, endOnSignal, exitWithMessage, fail, loadSettings, run } from "./launching.mjs";
import { setConsoleLanguages } from "../generator/speaking.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const OLDEST_NODE = [20, 19];
const WORKER = "worker";

const newest = (path, changedAt) => {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return changedAt(own);
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name), changedAt)));
};

const SOURCES = [
  ...["src", "shared", "features", "locales", "public", "resources", "authoring/build", "authoring/theme"],
  ...["index.html", "vite.config.ts", "package-lock.json"],
];

/** Whether dist/ is newer than all sources, both of the console and of Pilothouse. */
const isBuilt = (place, changedAt) => {
  const page = join(place, "dist", "index.html");
  if (!existsSync(page)) return false;
  const builtAt = statSync(page).mtimeMs;
  const sources = (folder, at) => SOURCES.map((name) => newest(join(folder, name), at));
  return builtAt >= Math.max(...sources(root, changedAt), ...sources(place, ({ mtimeMs }) => mtimeMs));
};

/** The configuration of Vite for the console in `place`: its own, or that of Pilothouse. */
export const viteConfigOf = (place) =>
  [place, root].map((folder) => join(folder, "vite.config.ts")).find((file) => existsSync(file));

/** Builds the console in `place`. */
export const build = (place) => {
  setConsoleLanguages(place);
  const vite = fileURLToPath(new URL("../../bin/vite.js", import.meta.resolve("vite")));
  return run(process.execPath, [vite, "build", place, "--config", viteConfigOf(place), "--logLevel", "warn"], {
    cwd: place,
    failure: "The console could not be built; what is printed above says why.",
  });
};

/** Installs, bundles and builds what is missing. Answers the platform's module and the checked settings. */
export const prepare = async ({ place, isBuilding }) => {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    fail(`Pilothouse needs Node ${OLDEST_NODE.join(".")} or later; this is ${process.versions.node}.`);
  const { bundleInProcess, changedAt, isPacked } = await import("../generator/launch.mjs");
  if (!isPacked) install(root);
  loadSettings(place);
  const platform = await import(pathToFileURL(bundleInProcess(join(relative(root, place), "platform/main.ts"))).href);
  // Settings are checked before the build, so that nobody waits for a build and then sees that a setting is wrong.
  const settings = platform.readStartSettings();
  if (isBuilding && !isPacked && !isBuilt(place, changedAt)) {
    console.log("Building the console…");
    await build(place);
  }
  return { ...platform, settings };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const words = process.argv.slice(2);
    if (words.includes("--build")) {
      await build(consoleFolder(root, words));
      process.exit(0);
    }
    const isWorker = words.includes(WORKER);
    const place = consoleFolder(
      root,
      words.filter((word) => word !== WORKER),
    );
    const { start, work, settings } = await prepare({ place, isBuilding: !isWorker });
    const started = isWorker ? await work(place, settings) : await start(place, settings);
    endOnSignal(started.close);
    console.log(started.message);
  } catch (error) {
    exitWithMessage(error);
  }
}
