// One instance or worker of the platform as a separate process that can be killed, stopped and restarted.
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { setTimeout as sleep } from "node:timers/promises";
import { SECRETS_IN_ENV } from "../contract/Host";
import { killAtExit } from "../guard.mjs";

/** Milliseconds between two checks whether a process is ready, and the longest start. */
const LOOK = 50;
const LONGEST = 120_000;

/** The path is not relative to this file, because benches run this file from a bundle in another folder. */
const launcher = resolve(process.cwd(), "tests/contract/launch.mjs");

export type Kind = "instance" | "worker";

export class Instance {
  readonly #kind: Kind;
  readonly #environment: Readonly<Record<string, string>>;
  readonly port: number;
  readonly #folder: string;
  #child: ChildProcess | null = null;
  /** The output to standard error since the first start. */
  complaints = "";

  /**
   * `shared` is the folder for uploads and files of tasks. The other parts of the data folder belong only to this
   * process.
   */
  constructor(kind: Kind, port: number, shared: string, environment: Readonly<Record<string, string>>) {
    const { PATH = "", HOME = "" } = process.env;
    const own = { DATA_DIR: mkdtempSync(join(tmpdir(), "pilothouse-cluster-")) };
    this.#folder = own.DATA_DIR;
    this.#kind = kind;
    this.port = port;
    const FILES_URL = pathToFileURL(shared).href;
    const at = kind === "worker" ? { WORKER_PORT: String(port) } : { PORT: String(port) };
    this.#environment = { PATH, HOME, ...SECRETS_IN_ENV, ...own, FILES_URL, ...at, ...environment };
  }

  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Resolves when the process is ready. @throws if it ends before that */
  async start(): Promise<void> {
    const child = killAtExit(
      spawn(process.execPath, [launcher, ...(this.#kind === "worker" ? ["worker"] : [])], {
        env: this.#environment,
        stdio: ["ignore", "ignore", "pipe"],
      }),
    );
    this.#child = child;
    child.stderr.on("data", (chunk: Buffer) => {
      this.complaints += chunk.toString();
    });
    const end = Date.now() + LONGEST;
    while (Date.now() < end) {
      if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}: ${this.complaints.slice(-2000)}`);
      const answer = await fetch(`http://127.0.0.1:${this.port}/ready`).catch(() => null);
      if (answer?.ok) return;
      await sleep(LOOK);
    }
    throw new Error(`it is not ready: ${this.complaints.slice(-2000)}`);
  }

  /** Ends the process by a signal. Answers its exit code or the signal. */
  async end(signal: "SIGKILL" | "SIGTERM"): Promise<number | string> {
    const child = this.#child;
    this.#child = null;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return "ended before";
    const ended = once(child, "exit");
    child.kill(signal);
    const [code, by] = await ended;
    return code ?? by;
  }

  /** Ends the process and does not start it again. */
  async close(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
