import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { CountCache } from "./CountCache";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const selection = (identity: string, fields: readonly string[] = []) => ({
  identity,
  fields,
  elsewhere: [],
  conditions: [],
  broad: () => [],
  engine: "sqlite" as const,
});

/** A cache that records how often its rows were counted. */
const counting = (cache: CountCache) => {
  let times = 0;
  const ask = (table: string, identity: string, fields?: readonly string[]) =>
    cache.of(table, selection(identity, fields), async () => {
      times += 1;
      return times;
    });
  return { ask, times: () => times };
};

it("counts a selection once, and each selection by itself", async () => {
  const { ask, times } = counting(new CountCache(false));
  expect([await ask("order", "a"), await ask("order", "a"), await ask("order", "b"), await ask("device", "a")]).toEqual(
    [1, 1, 2, 3],
  );
  expect(times()).toBe(3);
});

it("counts again when a field that the selection looks at changed, or rows came or went", async () => {
  const cache = new CountCache(false);
  const { ask, times } = counting(cache);
  await ask("order", "paid", ["order_state"]);
  cache.forget("order", ["remark"]);
  cache.forget("device", null);
  await ask("order", "paid", ["order_state"]);
  expect(times()).toBe(1);
  cache.forget("order", ["order_state"]);
  await ask("order", "paid", ["order_state"]);
  cache.forget("order", null);
  await ask("order", "paid", ["order_state"]);
  expect(times()).toBe(3);
});

it("trusts a count for five seconds where other processes write too", async () => {
  const { ask, times } = counting(new CountCache(true));
  await ask("order", "a");
  vi.advanceTimersByTime(4999);
  await ask("order", "a");
  expect(times()).toBe(1);
  vi.advanceTimersByTime(2);
  await ask("order", "a");
  expect(times()).toBe(2);
});
