// Runs slow reads of the SQLite file in a separate thread, so that other statements do not wait for them. A statement
// counts as slow if it took long the last time, with the same number of rows. The first time, it runs like all others.
// On a busy machine, even a quick statement may take long once, so only a very long duration counts at once.
import { setImmediate } from "node:timers/promises";
import type { Worker } from "node:worker_threads";
import type { SlowReading } from "../storage/SlowReading";
import { isObject } from "../wire/readJson";
import { openWorker } from "./inWorker";

/**
 * In milliseconds. A statement is slow if it takes the first value once, or the second value twice in a row. If it
 * takes less than the third value, it is quick again.
 */
const VERY_SLOW = 50;
const SLOW = 10;
const QUICK = 3;
/** Pages with at least this many rows count as slow from the beginning. */
const LARGE = 500;
/** Statements that group rows read all rows. They count as slow until one of them was quick. */
const GROUPS = /\bgroup by\b/;
/** The maximum number of statements to remember. */
const MOST = 500;
export const READ_STORE_WORKER = "platform/framework/workers/readStore.worker.ts";
/** The limit for the thread's heap, in megabytes. */
const MEMORY = 256;

const isPage = (text: string): boolean => /\blimit \?/.test(text);

const isLarge = (text: string, values: readonly unknown[]): boolean =>
  Number(values.at(-2) ?? 0) >= LARGE && isPage(text);

/** Names a statement by its text and the size and offset of its page: the last two parameters. */
const nameOf = (text: string, values: readonly unknown[]): string =>
  isPage(text)
    ? `${values.slice(-2).map((value) => (typeof value === "number" ? String(Math.round(value)).length : ""))} ${text}`
    : text;

function rowsIn<Row>(answer: unknown): Row[] | null;
function rowsIn(answer: unknown): unknown[] | null {
  return isObject(answer) && Array.isArray(answer.rows) ? answer.rows : null;
}

interface Known {
  readonly isSlow: boolean;
  /** The milliseconds that it took the last time. */
  readonly took: number;
}

interface Waiting {
  readonly took: number;
  readonly begin: () => void;
}

const isLast = (answer: unknown): boolean => !isObject(answer) || answer.isLast !== false;

export class SlowReads implements SlowReading {
  readonly #file: string;
  /** Statements that are slow, were slow once, or are quick although they group rows. */
  readonly #known = new Map<string, Known>();
  #worker: Promise<Worker> | null = null;
  readonly #waiting = new Set<Waiting>();
  #isReading = false;
  /** Gets the answer of the thread; null if the thread ended. */
  #onAnswer: (answer: unknown) => void = () => undefined;

  constructor(file: string) {
    this.#file = file;
  }

  isSlow(text: string, values: readonly unknown[]): boolean {
    if (isLarge(text, values)) return true;
    const isGrouped = GROUPS.test(text);
    return (isGrouped || this.#known.size > 0) && (this.#known.get(nameOf(text, values))?.isSlow ?? isGrouped);
  }

  took(text: string, values: readonly unknown[], took: number): void {
    const isQuick = took < QUICK;
    if (isQuick ? this.#known.size === 0 && !GROUPS.test(text) : took < SLOW) return;
    const name = nameOf(text, values);
    const before = this.#known.get(name);
    this.#known.delete(name);
    if (isQuick && !GROUPS.test(text)) return;
    if (this.#known.size >= MOST) this.#known.clear();
    this.#known.set(name, { isSlow: took >= VERY_SLOW || (!isQuick && (before?.took ?? 0) >= SLOW), took });
  }

  /** Runs one statement at a time, because each uses one processor. The next is the one with the shortest last time. */
  async read<Row>(text: string, values: readonly unknown[]): Promise<Row[] | null> {
    const { took = Number.POSITIVE_INFINITY } = this.#known.get(nameOf(text, values)) ?? {};
    if (this.#isReading) await new Promise<void>((begin) => this.#waiting.add({ took, begin }));
    this.#isReading = true;
    try {
      return await this.#ask<Row>(text, values);
    } catch {
      return null;
    } finally {
      this.#goOn();
    }
  }

  #goOn(): void {
    const [first, ...others] = this.#waiting;
    this.#isReading = first !== undefined;
    if (first === undefined) return;
    const next = others.reduce((best, one) => (one.took < best.took ? one : best), first);
    this.#waiting.delete(next);
    next.begin();
  }

  async #ask<Row>(text: string, values: readonly unknown[]): Promise<Row[] | null> {
    this.#worker ??= this.#open();
    const worker = await this.#worker;
    const ask = (question: unknown) =>
      new Promise<unknown>((resolve) => {
        this.#onAnswer = resolve;
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
    const worker = await openWorker(READ_STORE_WORKER, { file: this.#file }, MEMORY);
    worker.on("message", (answer: unknown) => this.#onAnswer(answer));
    worker.on("exit", () => {
      this.#worker = null;
      this.#onAnswer(null);
    });
    return worker;
  }

  async close(): Promise<void> {
    while (this.#isReading) await setImmediate();
    await (await this.#worker)?.terminate();
  }
}
