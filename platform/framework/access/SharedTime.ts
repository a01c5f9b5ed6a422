// The cost of running requests. The time of each moment is divided among the requests that run then. So waiting for the
// database costs only a share of the time, and waiting in line costs nothing.

export class SharedTime {
  readonly #now: () => number;
  #busy = 0;
  #at = 0;
  /** The milliseconds charged so far to a request that has run since the start. */
  #each = 0;

  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  #goOn(): void {
    const now = this.#now();
    if (this.#busy > 0) this.#each += (now - this.#at) / this.#busy;
    this.#at = now;
  }

  /** Starts to measure a request, and answers a mark for `end`. */
  begin(): number {
    this.#goOn();
    this.#busy += 1;
    return this.#each;
  }

  /** Stops measuring. Answers the milliseconds that the request cost. */
  end(begun: number): number {
    this.#goOn();
    this.#busy -= 1;
    return this.#each - begun;
  }
}
