// Servers that tests start end when the process that started them ends, even if it is killed.
import { spawn } from "node:child_process";

// Otherwise a worker of vitest would survive the killed vitest.
process.once("disconnect", () => process.exit(1));

/**
 * Runs a shell command when this process ends, for whatever reason: the input of the guard process closes then. The
 * guard has its own session, because Ctrl-C would end it too. Answers the function that cancels it.
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
