// Putting on the disk what was written takes the disk's time, not the processor's: while it does, others are answered, and
// all who write meanwhile share the next time.

export class Syncs {
  readonly #sync: () => Promise<void>;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(sync: () => Promise<void>) {
    this.#sync = sync;
  }

  /** Resolves once all that was written before this call is on the disk; rejects when the disk refuses. */
  settled(): Promise<void> {
    // One that runs already may have begun before the caller wrote.
    this.#next ??= this.#begin();
    return this.#next;
  }

  async #begin(): Promise<void> {
    await this.#running;
    this.#next = null;
    const sync = this.#sync();
    this.#running = sync.catch(() => undefined);
    await sync;
  }
}
