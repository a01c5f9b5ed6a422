import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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
  const ask = async (table: string, identity: string, fields?: readonly string[], isAbout = false) => {
    const { count } = await cache.of(table, selection(identity, fields), async () => {
      times += 1;
      return { count: times, isAbout };
    });
    return count;
  };
  return { ask, times: () => times };
};

it("counts a selection once, and each selection by itself", async () => {
  const { ask, times } = counting(new CountCache(null));
  expect([await ask("order", "a"), await ask("order", "a"), await ask("order", "b"), await ask("device", "a")]).toEqual(
    [1, 1, 2, 3],
  );
  expect(times()).toBe(3);
});

it("counts again when a field that the selection looks at changed, or rows came or went", async () => {
  const cache = new CountCache(null);
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

describe("where other processes write too", () => {
  const shared = () => {
    let version = 0;
    const asked: (readonly string[])[] = [];
    const cache = new CountCache({
      versionOf: async (topics) => {
        asked.push(topics);
        return String(version);
      },
    });
    const change = () => {
      version += 1;
    };
    return { ...counting(cache), change, asked, cache };
  };

  it("counts again as soon as one of them has changed what the selection depends on", async () => {
    const { ask, times, change, asked } = shared();
    await ask("order", "paid", ["order_state"]);
    await ask("order", "paid", ["order_state"]);
    expect(times()).toBe(1);
    change();
    await ask("order", "paid", ["order_state"]);
    expect(times()).toBe(2);
    await ask("order", "all");
    expect(asked.at(0)).toEqual(["order+", "order~"]);
    expect(asked.at(-1)).toEqual(["order+"]);
  });

  it("keeps an estimate for a minute despite changes, but not for a request of the exact number", async () => {
    const { ask, times, change, cache } = shared();
    await ask("order", "paid", ["order_state"], true);
    change();
    cache.forget("order", null);
    vi.advanceTimersByTime(59_000);
    expect(await ask("order", "paid", ["order_state"], true)).toBe(1);
    const exact = await cache.exactly("order", selection("paid"), async () => ({ count: 7, isAbout: false }));
    expect(exact.count).toBe(7);
    expect(times()).toBe(1);
  });

  it("trusts a count for five seconds, because some writers announce no changes", async () => {
    const { ask, times } = shared();
    await ask("order", "a");
    vi.advanceTimersByTime(4999);
    await ask("order", "a");
    expect(times()).toBe(1);
    vi.advanceTimersByTime(2);
    await ask("order", "a");
    expect(times()).toBe(2);
  });
});
