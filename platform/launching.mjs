// Functions of all launchers. Plain JavaScript, because they run before anything is installed or bundled.
import { spawn } from "node:child_process";
import { resolve as resolvePath } from "node:path";

/** The features of a console's platform, from the folder of the console. */
export const FEATURES = "platform/generated/features.ts";

export const fail = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

/** The folder of the console: the first argument that is no option, or `root`. */
export const consoleAt = (root, args) => resolvePath(root, args.find((one) => !one.startsWith("-")) ?? ".");

/** Codes of the system, of SQLite and of PostgreSQL. */
const FULL = /^(ENOSPC|EDQUOT|SQLITE_FULL)$/;
const FULL_DATABASE = "53100";
const PROTECTED = /^(EROFS|SQLITE_READONLY\w*)$/;

/** What to do about a disk that takes nothing more; null for other errors. */
export const adviceOn = (error) => {
  const code = String(error?.code ?? "");
  if (FULL.test(code))
    return `The disk is full (${code}); make room where the data folder (DATA_DIR) and the files are, and try again.`;
  if (code === FULL_DATABASE) return "The disk of the database is full; make room there, and try again.";
  if (PROTECTED.test(code))
    return `The disk is write-protected (${code}); make it writable, or choose another place by DATA_DIR.`;
  return null;
};

/** Ends the process. A problem that people can solve is shown as its message; any other error with its stack trace. */
export const explain = (error) => {
  const sentence = error?.isForPeople === true ? error.message : adviceOn(error);
  if (sentence !== null) fail(sentence);
  console.error(error);
  fail("This is a mistake of Pilothouse itself: what stands above says where.");
};

/** Milliseconds between two checks that the parent process still runs. */
const PARENT = 500;
/** Read at once: while this process installs and builds, its parent may end. */
const parent = process.ppid;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs a command to its end. A signal to this process ends the command first, so that it does not stay behind. */
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
 * Notices that npm ended. The shell between npm and this process passes no signals on, so the server would keep running.
 */
export const watchParent = (end) => {
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    end();
  }, PARENT);
  watching.unref();
};

/** Milliseconds in which a signal comes twice that was sent once, to all processes: npm passes on what its child has got, too. */
const TWICE = 1000;

/** Ends the server on a signal; a second signal exits at once. With `--with-parent`, it also ends when npm has ended. */
export const endWith = (close) => {
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
