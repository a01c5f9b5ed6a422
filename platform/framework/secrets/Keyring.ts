// The data keys of one store, decrypted in memory. New texts use the current key. Each text names its key.
import { setInterval } from "node:timers";
import { decrypt, encrypt, keyIdIn } from "./envelope";
import type { Key } from "./envelope";

export interface DataKey extends Key {
  /** When the key comes into use, in milliseconds since 1970. Other processes read it before. */
  readonly since: number;
}

/** Thrown if a text names a data key that is not in the store, or that this process has not read yet. */
export class UnknownKey extends Error {
  constructor(place: string, id: string) {
    super(`what is stored in ${place} is encrypted with the data key ${id}, which the store does not have`);
  }
}

/** Milliseconds between two searches for new keys. */
export const KEY_SEARCH_INTERVAL = 1000;

const newestFirst = (one: DataKey, other: DataKey): number => other.since - one.since || (one.id < other.id ? -1 : 1);

export class Keyring {
  #keys: readonly DataKey[] = [];
  #load: () => Promise<readonly DataKey[]> = () => Promise.resolve(this.#keys);
  readonly #clock: () => number;

  constructor(clock: () => number = Date.now) {
    this.#clock = clock;
  }

  /** `load` reads all keys of the store. It is called again if a text names an unknown key. */
  async open(load: () => Promise<readonly DataKey[]>): Promise<void> {
    this.#load = load;
    await this.refresh();
  }

  replace(keys: readonly DataKey[]): void {
    this.#keys = keys.toSorted(newestFirst);
  }

  async refresh(): Promise<void> {
    this.replace(await this.#load());
  }

  /** A copy that never reads keys again, for work that occupies the only connection and so cannot ask the store. */
  copy(): Keyring {
    const same = new Keyring(this.#clock);
    same.replace(this.#keys);
    return same;
  }

  get isEmpty(): boolean {
    return this.#keys.length === 0;
  }

  /** The key for new texts. */
  get current(): DataKey {
    const now = this.#clock();
    const key = this.#keys.find(({ since }) => since <= now) ?? this.#keys.at(-1);
    if (!key) throw new Error("the keys of this store were not opened, so no secret can be stored in it");
    return key;
  }

  /** An empty text stays empty. `place` names the column. */
  encrypt(place: string, text: string): string {
    return text === "" ? "" : encrypt(this.current, place, text);
  }

  /** @throws UnknownKey, TamperedText */
  decrypt(place: string, text: string): string {
    if (text === "") return "";
    const id = keyIdIn(text) ?? "none";
    const key = this.#keys.find((one) => one.id === id);
    if (!key) throw new UnknownKey(place, id);
    return decrypt(key, place, text);
  }

  /** Whether a text is encrypted with one of these keys. */
  isEncrypted(text: string): boolean {
    const id = keyIdIn(text);
    return id !== null && this.#keys.some((one) => one.id === id);
  }

  /** If one of these texts names an unknown key, reads the keys of the store again. */
  async know(texts: readonly unknown[]): Promise<void> {
    const isUnknown = (text: unknown): boolean =>
      typeof text === "string" && keyIdIn(text) !== null && !this.isEncrypted(text);
    if (texts.some(isUnknown)) await this.refresh();
  }

  /** Searches for new keys until the answered function is called. */
  watch(): () => void {
    let reported = "";
    const look = async (): Promise<void> => {
      try {
        await this.refresh();
        reported = "";
      } catch (error) {
        const message = String(error);
        if (message !== reported) console.error(error);
        reported = message;
      }
    };
    let last = Promise.resolve();
    const timer = setInterval(() => {
      last = last.then(look);
    }, KEY_SEARCH_INTERVAL);
    timer.unref();
    return () => clearInterval(timer);
  }
}
