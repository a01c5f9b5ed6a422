// npm start: runs the console, even from a fresh clone. Installs and builds only what is missing or outdated.
// npm start -- worker: runs the background jobs of a shared database, without pages.
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { install } from "./install.mjs";
import { consoleAt, endWith, explain, fail, run } from "./launching.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const OLDEST_NODE = [20, 19];
const WORKER = "worker";

const newest = (path) => {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
};

const SOURCES = ["src", "shared", "features", "locales", "public", "index.html", "vite.config.ts", "package-lock.json"];

/** Whether dist/ is newer than all sources, both of the console and of Pilothouse. */
const isBuilt = (place) => {
  const page = join(place, "dist", "index.html");
  const sources = [root, place].flatMap((folder) => SOURCES.map((name) => newest(join(folder, name))));
  return existsSync(page) && statSync(page).mtimeMs >= Math.max(...sources);
};

/** Installs, bundles and builds what is missing. Answers the platform's module and the checked settings. */
export const prepare = async ({ place, build }) => {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    fail(`Pilothouse needs Node ${OLDEST_NODE.join(".")} or later; this is ${process.versions.node}.`);
  const { bundleInProcess, isPacked } = await import("../generator/launch.mjs");
  if (!isPacked) install(root);
  const platform = await import(pathToFileURL(bundleInProcess(join(relative(root, place), "platform/main.ts"))).href);
  // Settings are checked before the build, so that nobody waits for a build and then sees that a setting is wrong.
  const settings = platform.readStartSettings();
  if (build && !isPacked && !isBuilt(place)) {
    console.log("Building the console…");
    const vite = [join(root, "node_modules", "vite", "bin", "vite.js"), "build", place, "--logLevel", "warn"];
    const failure = "The console could not be built; what is printed above says why.";
    await run(process.execPath, vite, { cwd: root, failure });
  }
  return { ...platform, settings };
};

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const words = process.argv.slice(2);
    const isWorker = words.includes(WORKER);
    const place = consoleAt(
      root,
      words.filter((word) => word !== WORKER),
    );
    const { start, work, settings } = await prepare({ place, build: !isWorker });
    const started = isWorker ? await work(place, settings) : await start(place, settings);
    endWith(started.close);
    console.log(started.message);
  } catch (error) {
    explain(error);
  }
}
