// Of what only some may have at a time, the others wait their turn, and not for ever: calls about one resource for a share of the
// connections, so that a locked table holds up nobody else; everybody for the one connection of the embedded store.
import { Failure } from "../wire/Failure";

/** Milliseconds. */
const LONGEST = 5000;

export class Turns {
  readonly #share: number;
  readonly #longest: number;
  readonly #busy = new Map<string, number>();
  readonly #waiting = new Map<string, (() => void)[]>();

  constructor(share: number, longest = LONGEST) {
    this.#share = share;
    this.#longest = longest;
  }

  /** @throws Failure 503 when it would wait too long */
  async of<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    await this.take(name);
    try {
      return await work();
    } finally {
      this.pass(name);
    }
  }

  /** Until `pass`. @throws Failure 503 when it would wait too long */
  async take(name: string): Promise<void> {
    const busy = this.#busy.get(name) ?? 0;
    if (busy >= this.#share) await this.#turn(name);
    else this.#busy.set(name, busy + 1);
  }

  /** To the next in line, or to nobody. */
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
