// Brings node_modules to what package-lock.json says, when it is not. Plain JavaScript: it runs before anything is installed.
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createHash } from "node:crypto";
import { join } from "node:path";

const lockHash = (root) =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

/** Runs `npm ci` in `root` unless the last one was for this lock file. Exits the process when npm fails. */
export const install = (root) => {
  const stamp = join(root, "node_modules", ".pilothouse-installed");
  const wanted = lockHash(root);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === wanted) return;
  console.log("Installing packages (npm ci) …");
  const done = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (done.status !== 0) {
    console.error("npm ci failed; see its message above. Nothing else was started.");
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
};
