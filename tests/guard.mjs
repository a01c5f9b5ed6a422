// Servers that tests start end with the process that started them, even if it is killed.
import { spawn } from "node:child_process";

// A worker of vitest would outlive its killed vitest.
process.once("disconnect", () => process.exit(1));

/**
 * Runs a shell command as soon as this process has ended, in whatever way: the input of the guard closes with it. The
 * guard has a session of its own, because Ctrl-C would end it too. Answers how to call it off.
 */
export const afterDeath = (command) => {
  if (process.platform === "win32") return () => undefined;
  const guard = spawn("sh", ["-c", 'read -r _ || eval "$0"', command], {
    detached: true,
    stdio: ["pipe", "ignore", "ignore"],
  });
  guard.unref();
  guard.stdin.unref?.();
  guard.stdin.once("error", () => undefined);
  return () => void guard.stdin.end("\n");
};

/** Kills the child when this process has ended. */
export const guarded = (child) => {
  child.once("exit", afterDeath(`kill -9 ${child.pid}`));
  return child;
};
