// Limits the rate of requests. Signed-in requests count against their account, all others against their address. People
// behind one proxy share its address, so their signed-in requests never count against that address.
import { Failure } from "../wire/Failure";
import type { Incoming } from "../wire/envelope";
import { MINUTE } from "../wire/seconds";
import type { Settings } from "../settings/settings";
import type { CallerKey } from "./Caller";
import type { Callers } from "./Callers";
import { Lanes, type Sender } from "./Lanes";

/** The largest number of buckets kept for accounts, and for addresses. */
const MOST = 20_000;

/** `left` is counted in sixtieths of a request, so that every second brings a whole number of them. */
interface Bucket {
  left: number;
  at: number;
  /** Requests per minute, which are also as many as it holds. */
  rate: number;
}

/**
 * Token buckets: each key may use `aMinute` requests per minute, all at once if it likes. Kept in this process only.
 */
export class Buckets {
  readonly #rate: number;
  readonly #most: number;
  readonly #buckets = new Map<string, Bucket>();

  /** `most` is the largest number of buckets kept. Full buckets are dropped first. */
  constructor(aMinute: number, most: number) {
    this.#most = most;
    this.#rate = aMinute;
  }

  #bucketOf(key: string, seconds: number, rate: number): Bucket {
    const full = rate * MINUTE;
    const known = this.#buckets.get(key) ?? { left: full, at: seconds };
    const left = Math.min(full, known.left + Math.max(0, seconds - known.at) * rate);
    return { left, at: seconds, rate };
  }

  /**
   * Counts one request. Answers 0 if it is allowed, otherwise the seconds until the next one. `seconds` is the time
   * now. `aMinute` is the limit of this key, if it has one of its own.
   */
  take(key: string, seconds: number, aMinute = this.#rate): number {
    const bucket = this.#bucketOf(key, seconds, aMinute);
    const isThere = bucket.left >= MINUTE;
    if (isThere) bucket.left -= MINUTE;
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > this.#most) this.#forget(seconds);
    return isThere ? 0 : Math.ceil((MINUTE - bucket.left) / aMinute);
  }

  #forget(seconds: number): void {
    for (const [key, { rate }] of this.#buckets)
      if (this.#bucketOf(key, seconds, rate).left === rate * MINUTE) this.#buckets.delete(key);
    for (const key of this.#buckets.keys()) if (this.#buckets.size > this.#most / 2) this.#buckets.delete(key);
  }
}

const refuse = (seconds: number): void => {
  if (seconds > 0) throw new Failure(429, "rate", { retry_after: seconds }, { seconds });
};

export class Rates {
  readonly lanes = new Lanes();
  readonly #accounts: Buckets;
  readonly #addresses: Buckets;
  readonly #apiKeys: Buckets;

  constructor({ ACCOUNT_REQUESTS, ADDRESS_REQUESTS }: Pick<Settings, "ACCOUNT_REQUESTS" | "ADDRESS_REQUESTS">) {
    this.#accounts = new Buckets(ACCOUNT_REQUESTS, MOST);
    this.#addresses = new Buckets(ADDRESS_REQUESTS, MOST);
    this.#apiKeys = new Buckets(ACCOUNT_REQUESTS, MOST);
  }

  /** Counts a request without a valid token, or one that could not be read. @throws Failure 429 */
  takeAddress(address: string, now: number): void {
    refuse(this.#addresses.take(address, now));
  }

  /** Counts a request against its account, or its address if nobody is signed in. Answers which. @throws Failure 429 */
  async take(callers: Pick<Callers, "accountOf">, { token, address }: Incoming, now: number): Promise<Sender> {
    const account = token === null ? null : await callers.accountOf(token, now);
    if (account === null) this.takeAddress(address, now);
    else refuse(this.#accounts.take(String(account), now));
    return account === null ? { key: `@${address}`, isVisitor: true } : { key: String(account), isVisitor: false };
  }

  /**
   * Counts a call against the API key it was made with, besides its account. A key has no more than its account.
   * @throws Failure 429
   */
  takeApiKey({ key, limit }: CallerKey, now: number): void {
    if (limit !== null) refuse(this.#apiKeys.take(String(key), now, limit));
  }
}
