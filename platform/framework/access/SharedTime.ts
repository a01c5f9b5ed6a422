// What the requests that are worked on cost: each moment is divided among all of them. Where one of them waits for the database
// while others are worked on, each is charged its part, and nobody pays for having waited in the line of a busy platform.

export class SharedTime {
  readonly #now: () => number;
  #busy = 0;
  #at = 0;
  /** Milliseconds of a request that has been worked on since the start. */
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
