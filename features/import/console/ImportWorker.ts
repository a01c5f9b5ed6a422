import type { QuestionName, ImportUpdate } from "./ImportPlan";
import type { AnswerTo, QuestionArguments, FromWorker, ImportFault } from "./WorkerTalk";

/** The file cannot be read; `fault` says why. */
export class UnreadableFile extends Error {
  readonly fault: ImportFault;

  constructor(fault: ImportFault) {
    super(fault);
    this.fault = fault;
  }
}

interface Awaiting {
  resolve(answer: unknown): void;
  reject(error: Error): void;
}

const startWorker = (): Worker => new Worker(new URL("./import.worker.ts", import.meta.url), { type: "module" });

/** The page's connection to the worker that holds the file. */
export class ImportWorker {
  readonly #worker: Worker;
  readonly #awaiting = new Map<number, Awaiting>();
  #asked = 0;
  onUpdate: (update: ImportUpdate) => void = () => undefined;
  failed: (error: Error) => void = () => undefined;

  constructor(worker: Worker = startWorker()) {
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => this.#hear(data);
    worker.onerror = () => this.failed(new UnreadableFile("broken"));
  }

  #hear(message: FromWorker): void {
    if (message.type === "update") this.onUpdate(message.update);
    else if (message.type === "failed") this.failed(new UnreadableFile(message.reason));
    else this.#resolve(message);
  }

  #resolve(message: Extract<FromWorker, { readonly id: number }>): void {
    const one = this.#awaiting.get(message.id);
    this.#awaiting.delete(message.id);
    if (message.type === "refused") one?.reject(new UnreadableFile(message.reason));
    else one?.resolve(message.answer);
  }

  /** @throws UnreadableFile */
  ask<Name extends QuestionName>(name: Name, ask: QuestionArguments<Name>): Promise<AnswerTo<Name>>;
  ask(name: QuestionName, ask: QuestionArguments<QuestionName>): Promise<unknown> {
    this.#asked += 1;
    const id = this.#asked;
    return new Promise((resolve, reject) => {
      this.#awaiting.set(id, { resolve, reject });
      this.#worker.postMessage({ id, name, ask });
    });
  }

  end(): void {
    this.#worker.terminate();
  }
}
