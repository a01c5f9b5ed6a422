import { expect, it } from "vitest";
import { Buckets } from "./Rates";

it("lets as many pass at once as a minute brings, then one for each that comes back", () => {
  const buckets = new Buckets(60);
  expect(Array.from({ length: 60 }, () => buckets.take("a", 100)).every((wait) => wait === 0)).toBe(true);
  expect(buckets.take("a", 100)).toBe(1);
  expect(buckets.take("b", 100)).toBe(0);
  expect(buckets.take("a", 101)).toBe(0);
  expect(buckets.take("a", 101)).toBe(1);
  expect(buckets.take("a", 161)).toBe(0);
});

it("stays small, whoever asks", () => {
  const buckets = new Buckets(2);
  for (let at = 0; at < 50_000; at += 1) buckets.take(`address ${at}`, 100);
  expect(buckets.take("address 49999", 100)).toBe(0);
  expect(buckets.take("address 49999", 100)).toBeGreaterThan(0);
});
