// Token buckets: each key may use `aMinute` requests per minute, even all at once. An expensive request counts as several.
import { MINUTE } from "../wire/seconds";

/** `left` is in sixtieths of a request, so that every second adds a whole number. Below 0, the sender must wait. */
interface Bucket {
  left: number;
  at: number;
  /** Requests per minute. This is also the size of the bucket. */
  rate: number;
  /** What was left for all instances together, and when. Null if the instances have never exchanged this bucket. */
  shared: { readonly left: number; readonly at: number } | null;
}

const grown = (left: number, since: number, seconds: number, rate: number): number =>
  Math.min(rate * MINUTE, left + Math.max(0, seconds - since) * rate);

/** What a sender used of a bucket since the last exchange, and the size of the bucket: all in sixtieths of a request. */
export interface BucketUse {
  readonly key: string;
  readonly rate: number;
  readonly used: number;
  /** What is left for the sender in this instance. */
  readonly left: number;
}

export class Buckets {
  readonly #rate: number;
  readonly #most: number;
  readonly #buckets = new Map<string, Bucket>();

  /** `most` is the maximum number of buckets. Full buckets are dropped first. */
  constructor(aMinute: number, most: number) {
    this.#most = most;
    this.#rate = aMinute;
  }

  /** The current bucket. A new one is stored when something is taken from it. */
  #bucketOf(key: string, seconds: number, rate: number): Bucket {
    const bucket = this.#buckets.get(key);
    if (bucket === undefined) return { left: rate * MINUTE, at: seconds, rate, shared: null };
    bucket.left = grown(bucket.left, bucket.at, seconds, rate);
    bucket.at = seconds;
    bucket.rate = rate;
    return bucket;
  }

  /**
   * Counts one request. Answers 0 if it is allowed, otherwise the seconds until the next one. `seconds` is the current
   * time. `aMinute` is the limit of this key, if it has its own.
   */
  take(key: string, seconds: number, aMinute = this.#rate): number {
    const bucket = this.#bucketOf(key, seconds, aMinute);
    const isThere = bucket.left >= MINUTE;
    if (isThere) bucket.left -= MINUTE;
    this.#keep(key, bucket);
    return isThere ? 0 : Math.ceil((MINUTE - bucket.left) / aMinute);
  }

  /** Adds what a request cost beyond one, up to the size of the bucket. */
  charge(key: string, seconds: number, requests: number): void {
    const bucket = this.#bucketOf(key, seconds, this.#rate);
    bucket.left = Math.max(-this.#rate * MINUTE, bucket.left - Math.round(requests * MINUTE));
    this.#keep(key, bucket);
  }

  /** Answers the number of seconds until the bucket is no longer overdrawn; 0 if it is not. */
  owes(key: string, seconds: number): number {
    const { left } = this.#bucketOf(key, seconds, this.#rate);
    return left >= 0 ? 0 : Math.ceil(-left / this.#rate);
  }

  /** The senders that have used much of their limit, for exchange with other instances. */
  much(seconds: number): readonly BucketUse[] {
    return [...this.#buckets].flatMap(([key, { rate }]) => {
      const { left, shared } = this.#bucketOf(key, seconds, rate);
      if (left > (rate * MINUTE * 3) / 4) return [];
      const before = shared === null ? rate * MINUTE : grown(shared.left, shared.at, seconds, rate);
      return [{ key, rate, used: before - left, left }];
    });
  }

  /** Sets what is left for all instances together. `was` is what was left here at `seconds`, when it was exchanged. */
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
