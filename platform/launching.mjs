// What the launchers of the platform share: plain JavaScript, since it runs before anything is installed or bundled.
import { spawn } from "node:child_process";
import { resolve as resolvePath } from "node:path";

export const fail = (message) => {
  console.error(`\n${message}\n`);
  process.exit(1);
};

/** The console that a command is for: the folder that its arguments name, beside the options; this one by default. */
export const consoleAt = (root, args) => resolvePath(root, args.find((one) => !one.startsWith("-")) ?? ".");

/** What people can mend is told in its own words; anything else is our mistake, and where it happened helps. */
export const explain = (error) => {
  if (error?.isForPeople === true) fail(error.message);
  console.error(error);
  fail("This is a mistake of Pilothouse itself: what stands above says where.");
};

/** Milliseconds between two looks at who started this process. */
const PARENT = 500;
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"];

/** Runs a command to its end. A signal ends the command first, so that nothing is left behind. */
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

/** A shell stands between npm and this process, and passes no signal on: npm is gone, and the server would stay. */
const watchParent = (end) => {
  const parent = process.ppid;
  const watching = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watching);
    end();
  }, PARENT);
  watching.unref();
};

/** Ends the server once, on whatever asks for it; asked again, at once. `--with-parent`: when npm has ended, too. */
export const endWith = (close) => {
  let isEnding = false;
  const end = () => {
    if (isEnding) process.exit(1);
    isEnding = true;
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
