// Groups flushes to the disk. While one flush runs, other calls are answered, and their writes share the next flush.

export class Syncs {
  readonly #sync: () => Promise<void>;
  #running: Promise<unknown> = Promise.resolve();
  #next: Promise<void> | null = null;

  constructor(sync: () => Promise<void>) {
    this.#sync = sync;
  }

  /** Resolves when everything written before this call is on the disk. Rejects if the flush fails. */
  flush(): Promise<void> {
    // A flush that is already running may have started before the caller wrote, so the caller needs the next flush.
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
