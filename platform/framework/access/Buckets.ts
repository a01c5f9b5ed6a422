// Token buckets: each key may use `aMinute` requests per minute, all at once if it likes. What costs more counts as several.
import { MINUTE } from "../wire/seconds";

/** `left` is counted in sixtieths of a request, so that every second brings a whole number of them. It is less than 0 after a request that cost more than was left. */
interface Bucket {
  left: number;
  at: number;
  /** Requests per minute, which are also as many as it holds. */
  rate: number;
  /** What all instances together had left of it, and when, if they have exchanged this. */
  shared: { readonly left: number; readonly at: number } | null;
}

const grown = (left: number, since: number, seconds: number, rate: number): number =>
  Math.min(rate * MINUTE, left + Math.max(0, seconds - since) * rate);

/** What a sender used of a bucket since the last exchange, and what the bucket holds: all in sixtieths of a request. */
export interface Used {
  readonly key: string;
  readonly rate: number;
  readonly used: number;
  /** What is left here. */
  readonly left: number;
}

export class Buckets {
  readonly #rate: number;
  readonly #most: number;
  readonly #buckets = new Map<string, Bucket>();

  /** `most` is the largest number of buckets kept. Full buckets are dropped first. */
  constructor(aMinute: number, most: number) {
    this.#most = most;
    this.#rate = aMinute;
  }

  /** The bucket as it is now. A new one is stored once something is taken from it. */
  #bucketOf(key: string, seconds: number, rate: number): Bucket {
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return { left: rate * MINUTE, at: seconds, rate, shared: null };
    bucket.left = grown(bucket.left, bucket.at, seconds, rate);
    bucket.at = seconds;
    bucket.rate = rate;
    return bucket;
  }

  /**
   * Counts one request. Answers 0 if it is allowed, otherwise the seconds until the next one. `seconds` is the time
   * now. `aMinute` is the limit of this key, if it has one of its own.
   */
  take(key: string, seconds: number, aMinute = this.#rate): number {
    const bucket = this.#bucketOf(key, seconds, aMinute);
    const isThere = bucket.left >= MINUTE;
    if (isThere) bucket.left -= MINUTE;
    this.#keep(key, bucket);
    return isThere ? 0 : Math.ceil((MINUTE - bucket.left) / aMinute);
  }

  /** Counts what a request cost beyond one, at most as much as the bucket holds. */
  charge(key: string, seconds: number, requests: number): void {
    const bucket = this.#bucketOf(key, seconds, this.#rate);
    bucket.left = Math.max(-this.#rate * MINUTE, bucket.left - Math.round(requests * MINUTE));
    this.#keep(key, bucket);
  }

  /** Answers 0 unless more was used than there was, otherwise the seconds until there is something again. */
  owes(key: string, seconds: number): number {
    const { left } = this.#bucketOf(key, seconds, this.#rate);
    return left >= 0 ? 0 : Math.ceil(-left / this.#rate);
  }

  /** Of senders that have used much: what other instances have to know. */
  much(seconds: number): readonly Used[] {
    return [...this.#buckets].flatMap(([key, { rate }]) => {
      const { left, shared } = this.#bucketOf(key, seconds, rate);
      if (left > (rate * MINUTE * 3) / 4) return [];
      const before = shared === null ? rate * MINUTE : grown(shared.left, shared.at, seconds, rate);
      return [{ key, rate, used: before - left, left }];
    });
  }

  /** Sets what all instances together have left. `was`: what was left here at the time of the exchange, `seconds`. */
  share(key: string, seconds: number, was: number, left: number): void {
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return;
    bucket.left += left - was;
    bucket.shared = { left, at: seconds };
  }

  #keep(key: string, bucket: Bucket): void {
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > this.#most) this.#forget(bucket.at);
  }

  #forget(seconds: number): void {
    for (const [key, { rate }] of this.#buckets)
      if (this.#bucketOf(key, seconds, rate).left === rate * MINUTE) this.#buckets.delete(key);
    for (const key of this.#buckets.keys()) if (this.#buckets.size > this.#most / 2) this.#buckets.delete(key);
  }
}
