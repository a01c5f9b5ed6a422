// Makes servers that tests start end together with the process that started them, even if that process is killed.
import { spawn } from "node:child_process";

// Without this, a worker of vitest would survive when vitest is killed.
process.once("disconnect", () => process.exit(1));

/**
 * Runs a shell command when this process ends for any reason: the input of the guard process then closes. The guard has
 * its own session, because otherwise Ctrl-C would also end the guard. Answers the function that cancels this.
 */
export const runAtExit = (command) => {
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
export const killAtExit = (child) => {
  child.once("exit", runAtExit(`kill -9 ${child.pid}`));
  return child;
};
