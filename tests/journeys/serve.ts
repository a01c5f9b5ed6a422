// Starts the product like a new user, on a free port with its own data folder.
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { killAtExit } from "../guard.mjs";

export const VERIFICATION_CODE = "2468";
export const JOURNEY_SECRETS_KEY = Buffer.alloc(32, "a key of tests").toString("base64");

export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address !== null && typeof address === "object" ? resolve(address.port) : reject(new Error("no port")),
      );
    });
  });

export interface Served {
  readonly address: string;
  readonly pid: number;
  readonly stop: () => Promise<void>;
}

const ended = (child: ChildProcess): Promise<void> =>
  child.exitCode !== null ? Promise.resolve() : new Promise((resolve) => child.once("exit", () => resolve()));

/**
 * Runs platform/start.mjs of `root`, or another script, until it prints its address. Rejects with its output if it stops
 * earlier. `folder` selects another console in the repository.
 */
export const serve = async (
  root: string,
  environment: Readonly<Record<string, string>> = {},
  folder?: string,
  script = "platform/start.mjs",
): Promise<Served> => {
  const own = environment.DATA_DIR === undefined ? mkdtempSync(join(tmpdir(), "pilothouse-journey-")) : null;
  const port = Number(environment.PORT ?? (await freePort()));
  const child = killAtExit(
    spawn(process.execPath, [script, ...(folder === undefined ? [] : [folder])], {
      cwd: root,
      env: {
        ...process.env,
        // Vitest sets another value of NODE_ENV, which would change the build.
        NODE_ENV: "production",
        PORT: String(port),
        DATA_DIR: own ?? "",
        SECRETS_KEY: JOURNEY_SECRETS_KEY,
        DATABASE_URL: "",
        DEMO: "1",
        VERIFICATION_CODE,
        PASSWORD_COST: "10",
        CONFIRMED_FOR: "1d",
        // On a machine that is busy with tests, every request takes long, so the usual limits would be exceeded.
        ACCOUNT_REQUESTS: "1000000",
        ADDRESS_REQUESTS: "1000000",
        ...environment,
      },
      stdio: ["ignore", "pipe", "pipe"],
    }),
  );
  let printed = "";
  const address = `http://127.0.0.1:${port}`;
  await new Promise<void>((resolve, reject) => {
    const read = (chunk: Buffer): void => {
      printed += chunk.toString();
      if (printed.includes(address)) resolve();
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => reject(new Error(`${script} stopped with ${code}:\n${printed}`)));
  });
  return {
    address,
    pid: child.pid ?? 0,
    stop: async () => {
      child.kill("SIGTERM");
      await ended(child);
      if (own !== null) rmSync(own, { recursive: true, force: true });
    },
  };
};

/** The same, with the page from its sources, as `npm run dev` serves it. */
export const serveDev = async (root: string, folder?: string): Promise<Served> =>
  serve(root, { NODE_ENV: "development", HMR_PORT: String(await freePort()) }, folder, "platform/dev.mjs");
