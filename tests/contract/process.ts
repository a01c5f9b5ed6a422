// Runs the platform as a separate process, for tests of its start and stop.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { killAtExit } from "../guard.mjs";
import { SECRETS_IN_ENV } from "./Host";

type Environment = Readonly<Record<string, string>>;

export const freePort = (): Promise<number> =>
  new Promise((done, reject) => {
    const server = createServer().once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });

const made: string[] = [];
export const newFolder = (): string => {
  made.push(mkdtempSync(join(tmpdir(), "pilothouse-operating-")));
  return made.at(-1) ?? "";
};
export const removeFolders = (): void => {
  for (const folder of made.splice(0)) rmSync(folder, { recursive: true, force: true });
};

export interface Process {
  readonly address: string;
  readonly pid: number;
  /** The output of the process so far. */
  printed(): string;
  signal(name: NodeJS.Signals): void;
  /** The exit code of the process, or the signal that ended it. */
  readonly ended: Promise<number | string>;
}

type By = "itself" | "shell";

const launch = (given: Environment, by: By, ...words: readonly string[]) => {
  // The environment has only the given settings, without the environment of the test run.
  const { PATH = "", HOME = "" } = process.env;
  const script = resolve(import.meta.dirname, "launch.mjs");
  const throughShell = ["-c", `"${process.execPath}" "${script}" --with-parent; true`];
  const child = killAtExit(
    spawn(by === "shell" ? "sh" : process.execPath, by === "shell" ? throughShell : [script, ...words], {
      env: { PATH, HOME, ...SECRETS_IN_ENV, ...given },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      text += chunk.toString();
    });
  const ended = once(child, "exit").then(([code, signal]) => code ?? signal);
  return { child, ended, printed: () => text };
};

/** Another test may have taken the free port meanwhile. */
const TRIES = 3;

/** Waits until the process reports that it is ready. */
export const startProcess = async (given: Environment, by: By = "itself", tries = TRIES): Promise<Process> => {
  const port = given.PORT ?? String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const { child, ended, printed } = launch({ PORT: port, ...given }, by);
  const started = await new Promise<boolean>((done) => {
    child.stdout.on("data", () => printed().includes(address) && done(true));
    void ended.then(() => done(false));
  });
  if (!started && given.PORT === undefined && tries > 1 && printed().includes(`Port ${port} is in use`))
    return startProcess(given, by, tries - 1);
  if (!started) throw new Error(`it ended with ${await ended}:\n${printed()}`);
  return { address, pid: child.pid ?? 0, printed, ended, signal: (name) => void child.kill(name) };
};

/** The output of a start that must fail. The process must end without a signal. */
export const runFailingStart = async (
  given: Environment,
  ...words: readonly string[]
): Promise<{ code: number | string; said: string }> => {
  const { ended, printed } = launch({ PORT: String(await freePort()), ...given }, "itself", ...words);
  return { code: await ended, said: printed().trim() };
};
