// Measures how long tiny calls of one account take while other accounts cause heavy work.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { percentile } from "./measure";
import { PROJECT_ROOT } from "./tree";

/** Short work is repeated for this many seconds, because a few tiny calls give no reliable 99th percentile. */
const LEAST_SECONDS = 6;

/** The address that the tiny calls go to, and the account that makes them. */
export interface TinyCalls {
  readonly address: string;
  readonly small: string;
}

/**
 * The 99th percentile of the time of tiny calls during the work, in milliseconds.
 * @throws Error if a tiny call is refused
 */
export const timeWhileBusy = async ({ address, small }: TinyCalls, work: () => Promise<unknown>): Promise<number> => {
  const calling = spawn(process.execPath, ["generator/launch.mjs", "bench/tinyCalls.ts", address, small], {
    cwd: PROJECT_ROOT,
    stdio: ["pipe", "pipe", "inherit"],
  });
  let printed = "";
  calling.stdout.on("data", (chunk: Buffer) => {
    printed += chunk.toString();
  });
  await once(calling.stdout, "data");
  const began = performance.now();
  do await work();
  while (performance.now() - began < LEAST_SECONDS * 1000);
  calling.stdin.end();
  await once(calling, "close");
  const times: unknown = JSON.parse(printed.split("\n")[1] ?? "null");
  if (!Array.isArray(times)) throw new Error(`the tiny calls ended with: ${printed}`);
  return percentile(times.map(Number), 0.99);
};
