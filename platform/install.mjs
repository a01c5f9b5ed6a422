// Installs packages if node_modules differs from package-lock.json. Plain JavaScript, because it runs before the
// installation.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages;

/** Whether node_modules matches package-lock.json. Optional packages are ignored: npm leaves out those of other systems. */
const isInstalled = (root) => {
  const installed = join(root, "node_modules", ".package-lock.json");
  if (!existsSync(installed)) return false;
  const present = packagesOf(installed);
  return Object.entries(packagesOf(join(root, "package-lock.json"))).every(
    ([path, wanted]) => path === "" || wanted.optional || present[path]?.version === wanted.version,
  );
};

/**
 * Runs `npm ci` in `root` unless everything is installed. Exits the process if npm fails. Without a lock file, `root` is
 * an installed package, and npm has installed what it needs.
 */
export const install = (root) => {
  if (!existsSync(join(root, "package-lock.json")) || isInstalled(root)) return;
  console.log("Installing what package-lock.json names…");
  const done = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    shell: process.platform === "win32",
  });
  if (done.status === 0) return;
  console.error("\nnpm ci failed; what it printed above says why. Nothing else was started.\n");
  process.exit(1);
};
