// Looks up many keys with one query. A lookup that arrives while a query is under way waits for the next query, so
// every answer is read after its lookup began: nobody gets an older answer than from a query of their own.

interface Waiting<Found> {
  readonly resolve: (found: Found | null) => void;
  readonly reject: (reason: unknown) => void;
}

export class Gathered<Found> {
  readonly #read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>;
  #waiting = new Map<string, Waiting<Found>[]>();
  #isReading = false;

  /** `read` answers what it finds, by key. If it throws, so do all lookups that waited for it. */
  constructor(read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>) {
    this.#read = read;
  }

  /** Null if there is nothing by this key. */
  find(key: string): Promise<Found | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), { resolve, reject }]);
      if (!this.#isReading) void this.#readAll();
    });
  }

  async #readAll(): Promise<void> {
    this.#isReading = true;
    while (this.#waiting.size > 0) {
      const asked = this.#waiting;
      this.#waiting = new Map();
      try {
        const found = await this.#read([...asked.keys()]);
        for (const [key, all] of asked) for (const { resolve } of all) resolve(found.get(key) ?? null);
      } catch (reason) {
        for (const all of asked.values()) for (const { reject } of all) reject(reason);
      }
    }
    this.#isReading = false;
  }
}
