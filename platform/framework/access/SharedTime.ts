// The cost of running requests: each moment is divided among all of them. If one waits for the database while others run,
// each is charged its share, and waiting in line on a busy platform costs nothing.

export class SharedTime {
  readonly #now: () => number;
  #busy = 0;
  #at = 0;
  /** The milliseconds that a request would have cost if it had run since the start. */
  #each = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  #goOn(): void {
    const now = this.#now();
    if (this.#busy > 0) this.#each += (now - this.#at) / this.#busy;
    this.#at = now;
  }

  /** Answers a mark for `end`. */
  begin(): number {
    this.#goOn();
    this.#busy += 1;
    return this.#each;
  }

  /** Answers the milliseconds that the request cost. */
  end(begun: number): number {
    this.#goOn();
    this.#busy -= 1;
    return this.#each - begun;
  }
}
