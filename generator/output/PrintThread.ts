// Sends files to the thread that prints them (print.worker.ts).
import { Worker } from "node:worker_threads";
import type { PrintableFile } from "../printing";
import { bundleOfTool } from "./toolRoot";

export interface PrintRequest {
  readonly id: number;
  readonly files: readonly PrintableFile[];
}

export type PrintAnswer = { readonly id: number } & (
  | { readonly texts: readonly string[] }
  | { readonly failure: unknown }
);

interface Waiting {
  readonly resolve: (texts: readonly string[]) => void;
  readonly reject: (reason: unknown) => void;
}

/** The limit of the thread's heap, in megabytes. A low limit frees syntax trees early. TypeScript itself takes 70. */
const MEMORY = 200;

export class PrintThread {
  readonly #waiting = new Map<number, Waiting>();
  readonly #worker: Worker;
  #last = 0;
  #ended: Error | null = null;

  constructor(file: string) {
    this.#worker = new Worker(file, { resourceLimits: { maxOldGenerationSizeMb: MEMORY } });
    this.#worker.on("message", (answer: PrintAnswer) => this.#resolve(answer));
    this.#worker.on("error", (error) => this.#fail(error));
    this.#worker.on("exit", () => this.#fail(new Error("the thread that prints has ended")));
    this.#worker.unref();
  }

  print(files: readonly PrintableFile[]): Promise<readonly string[]> {
    if (this.#ended !== null) return Promise.reject(this.#ended);
    return new Promise((resolve, reject) => {
      this.#last += 1;
      this.#waiting.set(this.#last, { resolve, reject });
      this.#worker.ref();
      this.#worker.postMessage({ id: this.#last, files } satisfies PrintRequest);
    });
  }

  #resolve(answer: PrintAnswer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ("texts" in answer) waiting?.resolve(answer.texts);
    else waiting?.reject(answer.failure);
  }

  #fail(reason: Error): void {
    this.#ended ??= reason;
    for (const { reject } of this.#waiting.values()) reject(reason);
    this.#waiting.clear();
  }
}

let started: Promise<PrintThread> | undefined;

/** Starts the thread at the first call. The thread does not keep the process alive while it has nothing to print. */
export const startPrinting = (): Promise<PrintThread> =>
  (started ??= bundleOfTool("generator/output/print.worker.ts").then((file) => new PrintThread(file)));
