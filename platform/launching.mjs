// Functions that all launchers use. Plain JavaScript, because they run before anything is installed or bundled.
import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join, resolve as resolvePath } from "node:path";
import { isInstalled } from "../generator/launch.mjs";
import { setConsoleLanguages } from "../generator/speaking.mjs";

/** The file with the features of a console's platform, in the folder of the console. */
export const FEATURES = "platform/generated/features.ts";

export const fail = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

/**
 * The folder of the console: the first argument that is not an option. Without one, the current folder if Pilothouse is
 * installed in it, or `root`.
 */
export const consoleFolder = (root, args) =>
  resolvePath(isInstalled ? process.cwd() : root, args.find((one) => !one.startsWith("-")) ?? ".");

/** Reads settings from the file `.env` of the console in `place`, and its languages. Settings of the environment take precedence. */
export const loadSettings = (place) => {
  setConsoleLanguages(place);
  const file = join(place, ".env");
  if (existsSync(file)) process.loadEnvFile(file);
};

/** Codes for a full disk, of the system and of SQLite. */
const FULL = /^(ENOSPC|EDQUOT|SQLITE_FULL)$/;
const FULL_DATABASE = "53100";
const PROTECTED = /^(EROFS|SQLITE_READONLY\w*)$/;

/** Advice for a full disk; null for other errors. */
export const adviceForError = (error) => {
  const code = String(error?.code ?? "");
  if (FULL.test(code))
    return `The disk is full (${code}); make room where the data folder (DATA_DIR) and the files are, and try again.`;
  if (code === FULL_DATABASE) return "The disk of the database is full; make room there, and try again.";
  if (PROTECTED.test(code))
    return `The disk is write-protected (${code}); make it writable, or choose another place by DATA_DIR.`;
  return null;
};

/** Ends the process. Shows the message of a problem that people can solve, or the stack trace of any other error. */
export const exitWithMessage = (error) => {
  const sentence = error?.isForPeople === true ? error.message : adviceForError(error);
  if (sentence !== null) fail(sentence);
  console.error(error);
  fail("This is a mistake of Pilothouse itself: what stands above says where.");
};

/** Milliseconds between two checks whether the parent process is still running. */
const PARENT = 500;
/** Read early, because the parent may end while this process installs and builds. */
const parent = process.ppid;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs a command to its end. A signal to this process first ends the command, so that it does not continue alone. */
export const run = (command, args, { cwd, failure }) =>
  new Promise((resolve) => {
    const child = spawn(command, args, { cwd, stdio: ["ignore", "inherit", "inherit"] });
    const pass = (signal) => {
      child.kill(signal);
      child.once("exit", () => process.exit(1));
    };
    for (const signal of SIGNALS) process.on(signal, pass);
    child.once("error", () => fail(failure));
    child.once("exit", (code) => {
      for (const signal of SIGNALS) process.off(signal, pass);
      if (code !== 0) fail(failure);
      resolve();
    });
  });

/**
 * Notices that npm has ended. The shell between npm and this process does not pass on signals, so the server would
 * continue to run.
 */
export const watchParent = (end) => {
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    end();
  }, PARENT);
  watching.unref();
};

/**
 * Milliseconds within which a second signal counts as the same one, because npm passes on a signal that all processes
 * get.
 */
const TWICE = 1000;

/** Ends the server at a signal, and exits at once at a second one. With `--with-parent`, also when npm has ended. */
export const endOnSignal = (close) => {
  let isEnding = false;
  let first = { signal: "", at: 0 };
  const end = (signal) => {
    const isRepeated = signal === first.signal && performance.now() - first.at < TWICE;
    if (isEnding && !isRepeated) process.exit(1);
    if (isEnding) return;
    isEnding = true;
    first = { signal, at: performance.now() };
    close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  for (const signal of SIGNALS) process.on(signal, end);
  if (process.argv.includes("--with-parent")) watchParent(() => isEnding || end());
};
