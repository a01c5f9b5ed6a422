import { spawn } from "node:child_process";
import { once } from "node:events";
import { resolve } from "node:path";
import { createInterface } from "node:readline";
import { expect } from "vitest";
import { bundle } from "../../generator/launch.mjs";
import { killAtExit } from "../guard.mjs";
import type { StorePlace } from "./hosts";

const root = resolve(import.meta.dirname, "../..");

/** Runs a script, by its path without `.ts`, on a store. Kills it after the first line that `isEnough`. */
export const runUntilKilled = async (
  script: string,
  { dataDir, databaseUrl = "" }: StorePlace,
  args: readonly string[],
  isEnough: (line: string, count: number) => boolean,
): Promise<readonly string[]> => {
  const bundled = await bundle(`${script}.ts`);
  const child = killAtExit(
    spawn(process.execPath, [bundled, dataDir, databaseUrl, ...args], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    }),
  );
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) {
    lines.push(line);
    if (isEnough(line, lines.length)) child.kill("SIGKILL");
  }
  if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
  expect(child.signalCode).toBe("SIGKILL");
  return lines;
};
