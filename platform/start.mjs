// npm start: from a fresh clone to a running console. Installs and builds only what is missing or out of date.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { install } from "./install.mjs";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const OLDEST_NODE = [20, 19];

const fail = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

const run = (command, args, failure) => {
  const { status, error } = spawnSync(command, args, { cwd: root, stdio: ["ignore", "inherit", "inherit"] });
  if (error || status !== 0) fail(failure);
};

const newest = (path) => {
  if (!existsSync(path)) return 0;
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(0, ...readdirSync(path).map((name) => newest(join(path, name))));
};

const SOURCES = ["src", "locales", "public", "index.html", "vite.config.ts", "package-lock.json"];

const isBuilt = () => {
  const page = join(root, "dist", "index.html");
  return existsSync(page) && statSync(page).mtimeMs >= Math.max(...SOURCES.map((name) => newest(join(root, name))));
};

/** Makes sure that what the server is made of is there; answers the platform's module. */
export const prepare = async ({ build }) => {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    fail(`Pilothouse needs Node ${OLDEST_NODE.join(".")} or later; this is ${process.versions.node}.`);
  install(root);
  if (build && !isBuilt()) {
    console.log("Building the console…");
    run(
      process.execPath,
      [join(root, "node_modules", "vite", "bin", "vite.js"), "build", "--logLevel", "warn"],
      "The console could not be built; what is printed above says why.",
    );
  }
  const { bundleApart } = await import("../generator/launch.mjs");
  return import(pathToFileURL(bundleApart("platform/main.ts")).href);
};

/** Ends the server once, on whatever asks for it. */
export const endWith = (close) => {
  let isEnding = false;
  for (const signal of ["SIGINT", "SIGTERM"])
    process.on(signal, () => {
      if (isEnding) return;
      isEnding = true;
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
};

export const explain = (error) => fail(error instanceof Error ? error.message : String(error));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    const { start, readSettings } = await prepare({ build: true });
    const settings = readSettings();
    const started = await start(root, settings);
    endWith(started.close);
    console.log(started.told);
  } catch (error) {
    explain(error);
  }
}
