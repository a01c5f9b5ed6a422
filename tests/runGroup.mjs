// Runs commands together with all processes that they start. When this process is stopped or killed, all of them end.
import { spawn } from "node:child_process";
import { watchParent } from "../platform/launching.mjs";
import { runAtExit } from "./guard.mjs";

/** How many milliseconds a command may take to stop before it is killed. */
const PATIENCE = 5000;

const isWindows = process.platform === "win32";
let running = null;

/** Ends all processes that a command left behind. */
const killGroup = ({ pid }) => {
  try {
    if (!isWindows) process.kill(-pid, "SIGKILL");
  } catch {
    // Usually no process is left.
  }
};

const stop = () => {
  const end = () => process.exit(1);
  if (running === null || running.exitCode !== null) end();
  running.once("exit", end);
  setTimeout(end, PATIENCE);
  // The process group contains all processes that the command started.
  process.kill(isWindows ? running.pid : -running.pid, "SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, stop);
if (process.argv.includes("--with-parent")) watchParent(stop);

/** Whether the command succeeded. */
export const runGroup = (program, args, options) =>
  new Promise((resolve) => {
    running = spawn(program, args, { ...options, stdio: "inherit", detached: !isWindows, shell: isWindows });
    const callOff = runAtExit(`kill -s KILL -- -${running.pid}`);
    running.once("error", (error) => {
      console.error(error.message);
      resolve(false);
    });
    running.once("exit", (code) => {
      killGroup(running);
      callOff();
      resolve(code === 0);
    });
  });
