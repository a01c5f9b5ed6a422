// Runs `npm run probe` as a process. Answers its exit code and its output.
import { spawn } from "node:child_process";
import { once } from "node:events";

export const runProbe = async (args: readonly string[], env: Readonly<Record<string, string>> = {}) => {
  // The environment has only the given settings, without the environment of the test run.
  const { PATH = "", HOME = "" } = process.env;
  const child = spawn(process.execPath, ["generator/launch.mjs", "probe/cli.ts", ...args], {
    env: { PATH, HOME, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => {
      said += String(chunk);
    });
  const [code]: readonly unknown[] = await once(child, "close");
  return { code, said };
};
