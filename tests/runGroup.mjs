// Runs commands with all that they start: nothing of them stays behind when this process is stopped or killed.
import { spawn } from "node:child_process";
import { watchParent } from "../platform/launching.mjs";
import { afterDeath } from "./guard.mjs";

/** Milliseconds that a stopped command has to end by itself. */
const PATIENCE = 5000;

const isWindows = process.platform === "win32";
let running = null;

/** What a command has left when it ended, as when it was killed. */
const killGroup = ({ pid }) => {
  try {
    if (!isWindows) process.kill(-pid, "SIGKILL");
  } catch {
    // As usual, it has left nothing.
  }
};

const stop = () => {
  const end = () => process.exit(1);
  if (running === null || running.exitCode !== null) end();
  running.once("exit", end);
  setTimeout(end, PATIENCE);
  // Its group has what it started.
  process.kill(isWindows ? running.pid : -running.pid, "SIGTERM");
};
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.once(signal, stop);
if (process.argv.includes("--with-parent")) watchParent(stop);

/** Whether the command succeeded. */
export const runGroup = (program, args, options) =>
  new Promise((resolve) => {
    running = spawn(program, args, { ...options, stdio: "inherit", detached: !isWindows, shell: isWindows });
    const callOff = afterDeath(`kill -s KILL -- -${running.pid}`);
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
