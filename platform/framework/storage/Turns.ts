// Calls about one resource have a share of the connections at a time: while its table is locked they wait for each other,
// and not everybody for them.
import { Failure } from "../wire/Failure";

/** Milliseconds a call waits for its turn. */
const LONGEST = 5000;

export class Turns {
  readonly #share: number;
  readonly #busy = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(share: number) {
    this.#share = share;
  }

  /** @throws Failure 503 when it would wait too long */
  async of<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const busy = this.#busy.get(name) ?? 0;
    if (busy >= this.#share) await this.#turn(name);
    else this.#busy.set(name, busy + 1);
    try {
      return await work();
    } finally {
      this.#pass(name);
    }
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
      }, LONGEST);
      line.push(called);
    });
  }

  /** To the next in line, or to nobody. */
  #pass(name: string): void {
    const next = this.#waiting.get(name)?.shift();
    const busy = (this.#busy.get(name) ?? 1) - 1;
    if (next) next();
    else if (busy > 0) this.#busy.set(name, busy);
    else this.#busy.delete(name);
  }
}
