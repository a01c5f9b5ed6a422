// Looks up many keys with one query. A lookup that arrives while a query runs waits for the next query. So every answer
// is read after its lookup began, and is as fresh as that of a separate query.

/** The longest time, in milliseconds, that lookups wait for a running query. Then they begin a query of their own. */
const PATIENCE = 250;

interface Waiting<Found> {
  readonly resolve: (found: Found | null) => void;
  readonly reject: (reason: unknown) => void;
}

type Asked<Found> = Map<string, Waiting<Found>[]>;

export class BatchReader<Found> {
  readonly #read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>;
  #waiting: Asked<Found> = new Map();
  #isReading = false;

  /** `read` answers what it finds, by key. If it throws, all lookups that waited for it throw, too. */
  constructor(read: (keys: readonly string[]) => Promise<ReadonlyMap<string, Found>>) {
    this.#read = read;
  }

  /** Null if nothing has this key. */
  find(key: string): Promise<Found | null> {
    return new Promise((resolve, reject) => {
      this.#waiting.set(key, [...(this.#waiting.get(key) ?? []), { resolve, reject }]);
      if (!this.#isReading) void this.#readAll();
    });
  }

  async #readAll(): Promise<void> {
    this.#isReading = true;
    // Lookups of the same moment share one query.
    await null;
    while (this.#waiting.size > 0) {
      const asked = this.#waiting;
      this.#waiting = new Map();
      await this.#answerInTime(asked);
    }
    this.#isReading = false;
  }

  /** Ends when the query ends, or earlier if the query takes too long: a lost connection must not block all lookups. */
  async #answerInTime(asked: Asked<Found>): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, PATIENCE);
    });
    await Promise.race([this.#answer(asked), late]);
    clearTimeout(timer);
  }

  async #answer(asked: Asked<Found>): Promise<void> {
    try {
      const found = await this.#read([...asked.keys()]);
      for (const [key, all] of asked) for (const { resolve } of all) resolve(found.get(key) ?? null);
    } catch (reason) {
      for (const all of asked.values()) for (const { reject } of all) reject(reason);
    }
  }
}
