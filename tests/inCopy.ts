// Runs commands in a copy of the project, like a person would.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { guarded } from "./guard.mjs";

/** The environment without the variables that Vitest sets for its workers. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|TEST$|FORCE_COLOR)/.test(name)),
);

/** Runs a command. Answers its output if it failed, null if it succeeded. */
export const faultOf = (copy: string, command: string, ...args: readonly string[]): Promise<string | null> =>
  new Promise((resolve) => {
    const bin = isAbsolute(command) ? command : join(copy, "node_modules", ".bin", command);
    const child = guarded(spawn(bin, args, { cwd: copy, env: { ...environment, NO_COLOR: "1" } }));
    let said = "";
    const hear = (text: Buffer): void => {
      said += text.toString();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("error", ({ message }) => resolve(message));
    child.once("exit", (code) => resolve(code === 0 ? null : said));
  });

/** Compiles the given files with the options of the project. Answers null, or the errors. */
export const compile = (
  copy: string,
  include: readonly string[],
  exclude: readonly string[] = [],
): Promise<string | null> => {
  writeFileSync(join(copy, "tsconfig.part.json"), JSON.stringify({ extends: "./tsconfig.json", include, exclude }));
  return faultOf(copy, "tsc", "--noEmit", "-p", "tsconfig.part.json");
};

/** Runs tests. Answers null, or the failures. */
export const test = (copy: string, config: string, ...files: readonly string[]): Promise<string | null> =>
  faultOf(copy, "vitest", "run", "--config", config, ...files);
