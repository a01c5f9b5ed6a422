// Runs commands in a copy of the project, in the way that a person would.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";
import { killAtExit } from "./guard.mjs";

/** The environment without the variables that Vitest sets for its workers. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|TEST$|FORCE_COLOR)/.test(name)),
);

export interface CommandResult {
  /** Null for a command that a signal ended. */
  readonly code: number | null;
  readonly said: string;
}

type Settings = Readonly<Record<string, string>>;

const runIn = (cwd: string, program: string, args: readonly string[], settings: Settings): Promise<CommandResult> =>
  new Promise((resolve) => {
    const env = { ...environment, NO_COLOR: "1", ...settings };
    const child = killAtExit(spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] }));
    let said = "";
    const hear = (text: Buffer): void => {
      said += text.toString();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("error", ({ message }) => resolve({ code: null, said: message }));
    child.once("close", (code) => resolve({ code, said }));
  });

/** Runs a line like a shell. */
export const runShell = (folder: string, line: string, settings: Settings = {}): Promise<CommandResult> =>
  runIn(folder, "/bin/sh", ["-c", line], settings);

/** Runs a command. Answers its output if it failed, null if it succeeded. */
export const faultOf = async (copy: string, command: string, ...args: readonly string[]): Promise<string | null> => {
  const bin = isAbsolute(command) ? command : join(copy, "node_modules", ".bin", command);
  const { code, said } = await runIn(copy, bin, args, {});
  return code === 0 ? null : said;
};

/** Declarations that the compiler does not find through imports. */
const DECLARATIONS = ["shared/**/*.d.ts", "src/**/*.d.ts", "features/**/*.d.ts"];

/** Compiles the given files with the options of the project. Answers null, or the errors. */
export const runCompiler = (
  copy: string,
  include: readonly string[],
  exclude: readonly string[] = [],
): Promise<string | null> => {
  writeFileSync(
    join(copy, "tsconfig.part.json"),
    JSON.stringify({ extends: "./tsconfig.json", include: [...include, ...DECLARATIONS], exclude }),
  );
  return faultOf(copy, "tsc", "--noEmit", "-p", "tsconfig.part.json");
};

/** Runs tests. Answers null, or the failures. */
export const runTests = (copy: string, config: string, ...files: readonly string[]): Promise<string | null> =>
  faultOf(copy, "vitest", "run", "--config", config, ...files);
