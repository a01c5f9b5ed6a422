// Tests how many requests of a sender are counted, and which requests count as several.
import { expect, it } from "vitest";
import { Buckets } from "./Buckets";

const MANY = 20;

it("lets as many pass at once as a minute brings, then one for each that comes back", () => {
  const buckets = new Buckets(60, MANY);
  expect(Array.from({ length: 60 }, () => buckets.take("a", 100)).every((wait) => wait === 0)).toBe(true);
  expect(buckets.take("a", 100)).toBe(1);
  expect(buckets.take("b", 100)).toBe(0);
  expect(buckets.take("a", 101)).toBe(0);
  expect(buckets.take("a", 101)).toBe(1);
  expect(buckets.take("a", 161)).toBe(0);
});

it("says how long the next one takes, whole seconds, and loses nothing when the clock goes back", () => {
  const buckets = new Buckets(2, MANY);
  expect([100, 100, 100, 110, 129, 130].map((now) => buckets.take("a", now))).toEqual([0, 0, 30, 20, 1, 0]);
  expect([200, 100, 100].map((now) => buckets.take("b", now))).toEqual([0, 0, 30]);
});

/** One request from each of many other senders. */
const others = (buckets: Buckets, many: number, now: number) => {
  for (let at = 0; at < many; at += 1) buckets.take(`other ${at}`, now);
};

it("stores a limited number of senders, and then forgets those that have waited long enough", () => {
  const buckets = new Buckets(2, MANY);
  for (const now of [100, 100]) buckets.take("busy", now);
  others(buckets, MANY - 1, 100);
  expect(buckets.take("busy", 100)).toBe(30);
  const full = new Buckets(60, MANY);
  for (let at = 0; at < 60; at += 1) full.take("busy", 100);
  others(full, MANY - 1, 100);
  full.take("late", 101);
  expect([0, 1].map(() => full.take("busy", 101))).toEqual([0, 1]);
});

it("forgets those it has not heard of the longest where nobody has", () => {
  const buckets = new Buckets(1, MANY);
  others(buckets, MANY + 1, 100);
  // The number of the oldest bucket that is still stored: the newer half of the buckets is kept.
  const from = MANY + 1 - MANY / 2;
  expect(buckets.take(`other ${from}`, 100)).toBe(60);
  expect(buckets.take(`other ${MANY}`, 100)).toBe(60);
  expect(buckets.take(`other ${from - 1}`, 100)).toBe(0);
});

it("counts what costs more as several, at most a whole minute's, and says when there is something again", () => {
  const buckets = new Buckets(60, MANY);
  buckets.take("a", 100);
  buckets.charge("a", 100, 64);
  expect([100, 104, 105].map((now) => buckets.owes("a", now))).toEqual([5, 1, 0]);
  expect([105, 106].map((now) => buckets.take("a", now))).toEqual([1, 0]);
  buckets.charge("b", 100, 1_000_000);
  expect(buckets.owes("b", 100)).toBe(60);
  expect(buckets.owes("nobody", 100)).toBe(0);
});
