// Reads of the SQLite file that take long are run in a thread of their own, so that nobody else waits for them. A statement is
// known to be slow by the time that it took before, with as many rows: the first one is run where all others are.
import type { Worker } from "node:worker_threads";
import type { SlowReading } from "../storage/SlowReading";
import { isObject } from "../wire/readJson";
import { openWorker } from "./inWorker";

/** Milliseconds from which on a statement is slow, and below which it is quick again. */
const SLOW = 10;
const QUICK = 3;
/** Pages of so many rows are slow from the first time on. */
const LARGE = 500;
/** Sums in groups are slow until they have shown that they are quick: they read all rows. */
const GROUPS = /\bgroup by\b/;
/** The largest number of statements that are known. */
const MOST = 500;
/** Megabytes of the heap of the thread. */
const MEMORY = 256;

const isPage = (text: string): boolean => /\blimit \?/.test(text);

const isLarge = (text: string, values: readonly unknown[]): boolean =>
  Number(values.at(-2) ?? 0) >= LARGE && isPage(text);

/** Statements of pages are as slow as the page is large or far away: the last two values of their parameters. */
const nameOf = (text: string, values: readonly unknown[]): string =>
  isPage(text)
    ? `${values.slice(-2).map((value) => (typeof value === "number" ? String(Math.round(value)).length : ""))} ${text}`
    : text;

function rowsIn<Row>(answer: unknown): Row[] | null;
function rowsIn(answer: unknown): unknown[] | null {
  return isObject(answer) && Array.isArray(answer.rows) ? answer.rows : null;
}

const isLast = (answer: unknown): boolean => !isObject(answer) || answer.isLast !== false;

export class SlowReads implements SlowReading {
  readonly #file: string;
  /** Which statements are slow, as far as they have shown it. */
  readonly #known = new Map<string, boolean>();
  #worker: Promise<Worker> | null = null;
  #last: Promise<unknown> = Promise.resolve();
  /** Is told the answer of the thread; null when it ended. */
  #told: (answer: unknown) => void = () => undefined;

  constructor(file: string) {
    this.#file = file;
  }

  isSlow(text: string, values: readonly unknown[]): boolean {
    if (isLarge(text, values)) return true;
    const isGrouped = GROUPS.test(text);
    return (isGrouped || this.#known.size > 0) && (this.#known.get(nameOf(text, values)) ?? isGrouped);
  }

  took(text: string, values: readonly unknown[], milliseconds: number): void {
    const isGrouped = GROUPS.test(text);
    if (milliseconds < QUICK && !isGrouped) {
      if (this.#known.size > 0) this.#known.delete(nameOf(text, values));
    } else if (milliseconds >= SLOW || milliseconds < QUICK) {
      if (this.#known.size >= MOST) this.#known.clear();
      this.#known.set(nameOf(text, values), milliseconds >= SLOW);
    }
  }

  /** One after the other: each statement takes one processor anyway. */
  read<Row>(text: string, values: readonly unknown[]): Promise<Row[] | null> {
    const reading = this.#last.then(() => this.#ask<Row>(text, values)).catch(() => null);
    this.#last = reading;
    return reading;
  }

  async #ask<Row>(text: string, values: readonly unknown[]): Promise<Row[] | null> {
    this.#worker ??= this.#open();
    const worker = await this.#worker;
    const ask = (question: unknown) =>
      new Promise<unknown>((resolve) => {
        this.#told = resolve;
        worker.postMessage(question);
      });
    let answer = await ask({ text, values });
    if (isObject(answer) && typeof answer.took === "number") this.took(text, values, answer.took);
    const parts = [rowsIn<Row>(answer)];
    while (!isLast(answer)) {
      answer = await ask(null);
      parts.push(rowsIn<Row>(answer));
    }
    const rows = parts.filter((part) => part !== null);
    return rows.length < parts.length ? null : rows.flat();
  }

  async #open(): Promise<Worker> {
    const worker = await openWorker("readStore", { file: this.#file }, MEMORY);
    worker.on("message", (answer: unknown) => this.#told(answer));
    worker.on("exit", () => {
      this.#worker = null;
      this.#told(null);
    });
    return worker;
  }

  async close(): Promise<void> {
    await this.#last;
    await (await this.#worker)?.terminate();
  }
}
