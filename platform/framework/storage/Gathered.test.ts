import { afterEach, expect, it, vi } from "vitest";
import { BatchReader } from "./BatchReader";

afterEach(() => {
  vi.useRealTimers();
});

const open = () => {
  const asked: { keys: readonly string[]; answer: (found: ReadonlyMap<string, number>) => void; fail: () => void }[] =
    [];
  const gathered = new BatchReader<number>(
    (keys) =>
      new Promise((answer, reject) => {
        asked.push({ keys, answer, fail: () => reject(new Error("the store is gone")) });
      }),
  );
  return { asked, gathered };
};

it("reads what arrives during a query with the next one, each key once", async () => {
  const { asked, gathered } = open();
  const first = gathered.find("a");
  await null;
  const later = [gathered.find("a"), gathered.find("b"), gathered.find("a"), gathered.find("c")];
  expect(asked.map(({ keys }) => keys)).toEqual([["a"]]);
  asked[0]?.answer(new Map([["a", 1]]));
  expect(await first).toBe(1);
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(asked[1]?.keys).toEqual(["a", "b", "c"]);
  // The first query answers 1. Lookups that began after the start of the first query get the result of the second
  // query.
  asked[1]?.answer(
    new Map([
      ["a", 2],
      ["b", 3],
    ]),
  );
  expect(await Promise.all(later)).toEqual([2, 3, 2, null]);
});

it("reads what is looked up at the same moment with one query", async () => {
  const { asked, gathered } = open();
  const all = ["a", "b", "a"].map((key) => gathered.find(key));
  await vi.waitFor(() => expect(asked.map(({ keys }) => keys)).toEqual([["a", "b"]]));
  asked[0]?.answer(
    new Map([
      ["a", 1],
      ["b", 2],
    ]),
  );
  expect(await Promise.all(all)).toEqual([1, 2, 1]);
});

it("fails all waiting lookups if a query fails, and continues", async () => {
  const { asked, gathered } = open();
  const first = gathered.find("a");
  await null;
  const both = [first, gathered.find("a")];
  asked[0]?.fail();
  await expect(both[0]).rejects.toThrow("the store is gone");
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  asked[1]?.fail();
  await expect(both[1]).rejects.toThrow("the store is gone");
  const again = gathered.find("a");
  await vi.waitFor(() => expect(asked).toHaveLength(3));
  asked[2]?.answer(new Map([["a", 1]]));
  expect(await again).toBe(1);
});

it("does not wait for a query that hangs", async () => {
  vi.useFakeTimers();
  const { asked, gathered } = open();
  void gathered.find("a");
  await null;
  const other = gathered.find("b");
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(100);
  asked[1]?.answer(new Map([["b", 1]]));
  expect(await other).toBe(1);
});
