// Commands in a copy of the project, as a person would give them.
import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { isAbsolute, join } from "node:path";

/** Without what Vitest tells its own workers. */
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => !/^(?:VITEST|NODE_ENV|TEST$|FORCE_COLOR)/.test(name)),
);

/** What a command, a path or one of node_modules, printed; null when it ended well. */
export const faultOf = (copy: string, command: string, ...args: readonly string[]): Promise<string | null> =>
  new Promise((resolve) => {
    const bin = isAbsolute(command) ? command : join(copy, "node_modules", ".bin", command);
    const child = spawn(bin, args, { cwd: copy, env: { ...environment, NO_COLOR: "1" } });
    let said = "";
    const hear = (text: Buffer): void => {
      said += text.toString();
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("error", ({ message }) => resolve(message));
    child.once("exit", (code) => resolve(code === 0 ? null : said));
  });

/** Compiles what is named, as the whole project is: null, or what is wrong. */
export const compile = (
  copy: string,
  include: readonly string[],
  exclude: readonly string[] = [],
): Promise<string | null> => {
  writeFileSync(join(copy, "tsconfig.part.json"), JSON.stringify({ extends: "./tsconfig.json", include, exclude }));
  return faultOf(copy, "tsc", "--noEmit", "-p", "tsconfig.part.json");
};

/** Runs tests: null, or what failed. */
export const test = (copy: string, config: string, ...files: readonly string[]): Promise<string | null> =>
  faultOf(copy, "vitest", "run", "--config", config, ...files);
