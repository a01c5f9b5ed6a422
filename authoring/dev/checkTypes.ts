// Runs the TypeScript compiler beside `npm run dev`, for consoles that have one. It is slower than everything else, so
// its mistakes are shown later.
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { createRequire } from "node:module";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import type { Mistake } from "./messages";
import { mistakePlaceOf } from "./mistakes";

/** Milliseconds without a change after which the compiler starts. */
const SETTLED = 300;
const FOUND = /^(\S.*)\((\d+),(\d+)\): error (TS\d+): (.*)$/;

/** Reads what `tsc --pretty false` prints. */
export const parseCompilerOutput = (root: string, output: string): readonly Mistake[] =>
  output.split(/\r?\n/).flatMap((line) => {
    const [, file, row, column, code = "", message = ""] = FOUND.exec(line) ?? [];
    // Only mistakes in files of the console can be corrected there.
    if (file === undefined || /^(?:\.\.|node_modules)[/\\]/.test(file)) return [];
    const place = mistakePlaceOf(root, { file, line: Number(row), column: Number(column), message, fix: "" });
    return [{ finder: "Types", code, message, fix: "", place }];
  });

export interface TypeCheck {
  /** Checks the types soon, or again when the check that is running has ended. Two would take too much memory. */
  check(): void;
  close(): void;
}

/** The arguments of a compiler that remembers what it has checked. Null if the console has no compiler, or no settings for it. */
const compilerOf = (root: string): readonly string[] | null => {
  if (!existsSync(join(root, "tsconfig.json"))) return null;
  const cache = join(root, "node_modules", ".cache", "pilothouse");
  try {
    const found = createRequire(join(root, "package.json")).resolve("typescript/package.json");
    mkdirSync(cache, { recursive: true });
    const remembered = join(cache, "types.tsbuildinfo");
    return [
      join(found, "..", "bin", "tsc"),
      ...["--noEmit", "--incremental", "--tsBuildInfoFile", remembered, "--pretty", "false"],
    ];
  } catch {
    return null;
  }
};

/** Kills the process group: the started process starts the compiler as another one, which ignores other signals. */
const stop = (child: ChildProcess): void => {
  try {
    if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
  } catch {
    child.kill("SIGKILL");
  }
};

/** Checks the types of the console at `root`. Calls `onFound` after each check. */
export const checkTypes = (root: string, onFound: (mistakes: readonly Mistake[]) => void): TypeCheck => {
  const args = compilerOf(root);
  if (args === null) return { check: () => undefined, close: () => undefined };
  let running: ChildProcess | null = null;
  let isAgain = false;
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    isAgain = running !== null;
    if (isAgain) return;
    const child = spawn(process.execPath, args, { cwd: root, detached: true, stdio: ["ignore", "pipe", "ignore"] });
    running = child;
    // The page and the generator have priority.
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    let output = "";
    child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.once("error", (error) => console.error(error));
    child.once("close", (code) => {
      running = null;
      if (code !== null) onFound(parseCompilerOutput(root, output));
      if (isAgain) run();
    });
  };
  return {
    check: () => {
      clearTimeout(timer);
      timer = setTimeout(run, SETTLED);
    },
    close: () => {
      clearTimeout(timer);
      isAgain = false;
      if (running !== null) stop(running);
    },
  };
};
