// Runs heavy computation in a worker with limits on time and memory, so that the main thread can answer calls.
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import { errorCodeOf } from "../folder/errorCode";

/** Finds the folder of the project above `from`. The platform runs from a bundle in a folder below it. */
const rootAbove = (from: string): string =>
  existsSync(join(from, "generator", "launch.mjs")) || dirname(from) === from ? from : rootAbove(dirname(from));
const ROOT = rootAbove(import.meta.dirname);

type Bundle = (entry: string) => Promise<string>;
const isLauncher = (module: unknown): module is { bundle: Bundle } =>
  typeof module === "object" && module !== null && "bundle" in module && typeof module.bundle === "function";

const bundleWorker = async (entry: string): Promise<string> => {
  const module: unknown = await import(pathToFileURL(join(ROOT, "generator", "launch.mjs")).href);
  if (!isLauncher(module)) throw new Error("generator/launch.mjs bundles nothing");
  return module.bundle(entry);
};

export interface WorkerLimits {
  readonly signal?: AbortSignal | undefined;
  /** Milliseconds after which the worker is terminated. */
  readonly timeout: number;
  /** The limit on the heap of the worker, in megabytes. */
  readonly memory: number;
}

/** The worker was terminated: it exceeded its limit of time or memory, or the signal stopped it. */
export class WorkerTerminated extends Error {
  readonly why: "time" | "memory" | "stopped";
  constructor(why: WorkerTerminated["why"]) {
    super(`the worker was ended: ${why}`);
    this.why = why;
  }
}

/** The entry of a worker, from the root of the project. `npm run pack` bundles all files whose names end like this. */
export type WorkerEntry = `${string}.worker.ts`;

/** Starts a worker that answers messages until it is terminated. It does not keep the process alive. */
export const openWorker = async (
  entry: WorkerEntry,
  workerData: Readonly<Record<string, unknown>>,
  memory: number,
): Promise<Worker> => {
  const file = await bundleWorker(entry);
  const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: memory } });
  worker.unref();
  worker.on("error", console.error);
  return worker;
};

/** Runs a worker and answers its first message. @throws WorkerTerminated when it is terminated, or what the worker throws */
export const runInWorker = async (
  entry: WorkerEntry,
  workerData: Readonly<Record<string, unknown>>,
  { signal, timeout, memory }: WorkerLimits,
): Promise<unknown> => {
  const file = await bundleWorker(entry);
  if (signal?.aborted) throw new WorkerTerminated("stopped");
  const worker = new Worker(file, { workerData, resourceLimits: { maxOldGenerationSizeMb: memory } });
  let timer: NodeJS.Timeout | null = null;
  let stop: (() => void) | null = null;
  try {
    return await new Promise<unknown>((resolve, reject) => {
      timer = setTimeout(() => reject(new WorkerTerminated("time")), timeout);
      stop = () => reject(new WorkerTerminated("stopped"));
      signal?.addEventListener("abort", stop, { once: true });
      worker.once("message", resolve);
      worker.once("error", (error: unknown) => {
        reject(errorCodeOf(error) === "ERR_WORKER_OUT_OF_MEMORY" ? new WorkerTerminated("memory") : error);
      });
      worker.once("exit", () => reject(new Error(`the worker ${entry} ended without an answer`)));
    });
  } finally {
    if (timer) clearTimeout(timer);
    if (stop) signal?.removeEventListener("abort", stop);
    await worker.terminate();
  }
};
