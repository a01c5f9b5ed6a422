// Sends requests to the fuzzed server, and reports what is wrong with its answers.
import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { readFileSync } from "node:fs";
import { Agent, request } from "node:http";
import type { IncomingHttpHeaders } from "node:http";
import { Client, isRecord } from "../contract/Client";
import { VERIFICATION_CODE } from "../contract/Host";
import type { StorePlace } from "../contract/hosts";
import { killAtExit } from "../guard.mjs";

/** The most seconds of processor time until an answer. */
const LONGEST = 8;
const MEGABYTE = 1024 * 1024;

export interface SentRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

export interface Outcome {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly seconds: number;
}

const started = (child: ChildProcess): Promise<{ port: number; publicKey: string }> =>
  new Promise((resolve, reject) => {
    child.once("message", (message) => {
      if (isRecord(message)) resolve({ port: Number(message.port), publicKey: String(message.publicKey) });
    });
    child.once("exit", (code) => reject(new Error(`the server stopped with ${code} before it began`)));
  });

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

export const isSlow = ({ seconds }: Outcome): boolean => seconds > LONGEST;

/** Null if the answer is correct. */
export const faultOf = (outcome: Outcome): string | null => {
  const { status, headers, text, seconds } = outcome;
  if (isSlow(outcome)) return `took ${seconds.toFixed(1)} s`;
  if (status === 429) return "was turned away for its rate: nothing that is sent so is tried";
  if (status >= 500 && status !== 503) return `was answered by ${status}: ${text.slice(0, 200)}`;
  if (!/json/.test(headers["content-type"] ?? "")) return null;
  const reply = parsed(text);
  if (!isRecord(reply)) return null;
  if (reply.code === 500 || reply.code === 0) return `was answered by ${text.slice(0, 200)}`;
  if (reply.code !== 406) return null;
  const data = isRecord(reply.data) ? reply.data : {};
  const isNamed = (isRecord(data.fields) && Object.keys(data.fields).length > 0) || data.context !== undefined;
  return isNamed ? null : `was refused without the field that is wrong: ${text.slice(0, 200)}`;
};

export class Target {
  readonly client: Client;
  readonly #child: ChildProcess;
  readonly #port: number;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 4 });
  #exit: string | null = null;
  #isStuck = false;

  private constructor(child: ChildProcess, port: number, publicKey: string) {
    this.#child = child;
    this.#port = port;
    this.client = new Client((one) => fetch(one), `http://127.0.0.1:${port}`, publicKey, VERIFICATION_CODE);
    child.once("exit", (code, signal) => {
      this.#exit = `ended with ${code ?? signal}`;
    });
  }

  static async start({ dataDir, databaseUrl = "" }: StorePlace): Promise<Target> {
    const child = killAtExit(
      fork("generator/launch.mjs", ["tests/fuzz/server.ts", dataDir, databaseUrl], {
        stdio: ["ignore", "ignore", "inherit", "ipc"],
        execArgv: ["--expose-gc"],
      }),
    );
    const { port, publicKey } = await started(child);
    return new Target(child, port, publicKey);
  }

  /** The reason why the server no longer answers. Null while it runs. */
  get exit(): string | null {
    return this.#exit ?? (this.#isStuck ? "lives, and answers no more" : null);
  }

  /** The processor time of the server so far, in seconds, with a precision of 0.01. */
  #processorTime(): number {
    if (this.exit !== null) return 0;
    const [, ...after] = readFileSync(`/proc/${this.#child.pid}/stat`, "utf8").split(") ");
    const [user = 0, system = 0] = after.join(") ").split(" ").slice(11, 13).map(Number);
    return (user + system) / 100;
  }

  /** The memory of the server in megabytes. */
  memory(): number {
    const status = readFileSync(`/proc/${this.#child.pid}/status`, "utf8");
    return (Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024) / MEGABYTE;
  }

  /** The memory after a garbage collection. */
  async held(): Promise<number> {
    const collected = new Promise((resolve) => this.#child.once("message", resolve));
    this.#child.send("collect");
    await collected;
    return this.memory();
  }

  send({ method, path, headers, body }: SentRequest): Promise<Outcome> {
    if (this.exit !== null) return Promise.reject(new Error(this.exit));
    const start = this.#processorTime();
    return new Promise((resolve, reject) => {
      const done = (status: number, got: IncomingHttpHeaders, text: string) =>
        resolve({ status, headers: got, text, seconds: this.#processorTime() - start });
      const given = body.length > 0 ? { "content-length": String(Buffer.byteLength(body)) } : {};
      const options = { host: "127.0.0.1", port: this.#port, agent: this.#agent, method, path };
      const outgoing = request({ ...options, headers: { ...given, ...headers } }, (incoming) => {
        const parts: Buffer[] = [];
        incoming.on("data", (part: Buffer) => parts.push(part));
        incoming.once("end", () =>
          done(incoming.statusCode ?? 0, incoming.headers, Buffer.concat(parts).toString("utf8")),
        );
        incoming.once("error", reject);
      });
      outgoing.setTimeout(4 * LONGEST * 1000, () => {
        this.#isStuck = true;
        outgoing.destroy(new Error("no answer"));
      });
      // The server may close the connection of a refused request, but it must still be running.
      outgoing.once("error", (error) => (this.#exit === null ? done(0, {}, error.message) : reject(error)));
      outgoing.end(body);
    });
  }

  async stop(): Promise<void> {
    this.#agent.destroy();
    if (this.#exit !== null) return;
    const gone = new Promise((resolve) => this.#child.once("exit", resolve));
    this.#child.disconnect();
    await gone;
  }
}
