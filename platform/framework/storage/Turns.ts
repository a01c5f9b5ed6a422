// Queues for a limited resource, with a time limit. With PostgreSQL, calls about one resource share a part of the
// connections, so that a locked table does not block calls about others. With SQLite, all calls share the only connection.
import { Failure } from "../wire/Failure";

/** The longest wait, in milliseconds. */
const LONGEST = 5000;

/** For each name, lets at most `share` callers work at once. Others wait in order of arrival, at most `longest` ms. */
export class Turns {
  readonly #share: number;
  readonly #longest: number;
  readonly #busy = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(share: number, longest = LONGEST) {
    this.#share = share;
    this.#longest = longest;
  }

  /** Runs `work` when its turn comes. @throws Failure 503 after the longest wait, or what `work` throws */
  async of<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    await this.take(name);
    try {
      return await work();
    } finally {
      this.pass(name);
    }
  }

  /** How many callers have a turn, and how many wait. */
  count(): { readonly busy: number; readonly waiting: number } {
    const sum = (numbers: Iterable<number>): number => [...numbers].reduce((all, one) => all + one, 0);
    return { busy: sum(this.#busy.values()), waiting: sum([...this.#waiting.values()].map(({ length }) => length)) };
  }

  /** Takes a turn, which lasts until `pass` is called. @throws Failure 503 after the longest wait */
  async take(name: string): Promise<void> {
    const busy = this.#busy.get(name) ?? 0;
    if (busy >= this.#share) await this.#turn(name);
    else this.#busy.set(name, busy + 1);
  }

  /** Ends a turn and gives it to the next caller in the queue, if there is one. */
  pass(name: string): void {
    const next = this.#waiting.get(name)?.shift();
    const busy = (this.#busy.get(name) ?? 1) - 1;
    if (next) next();
    else if (busy > 0) this.#busy.set(name, busy);
    else this.#busy.delete(name);
  }

  #turn(name: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const line = this.#waiting.get(name) ?? [];
      this.#waiting.set(name, line);
      const called = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        line.splice(line.indexOf(called), 1);
        reject(new Failure(503));
      }, this.#longest);
      line.push(called);
    });
  }
}
