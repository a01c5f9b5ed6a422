import { expect, it } from "vitest";
import { Gathered } from "./Gathered";

const open = () => {
  const asked: { keys: readonly string[]; answer: (found: ReadonlyMap<string, number>) => void; fail: () => void }[] =
    [];
  const gathered = new Gathered<number>(
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
  const later = [gathered.find("a"), gathered.find("b"), gathered.find("a"), gathered.find("c")];
  expect(asked.map(({ keys }) => keys)).toEqual([["a"]]);
  asked[0]?.answer(new Map([["a", 1]]));
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(asked[1]?.keys).toEqual(["a", "b", "c"]);
  // The first query answered 1. What was asked after it began gets what the second query reads.
  asked[1]?.answer(
    new Map([
      ["a", 2],
      ["b", 3],
    ]),
  );
  expect(await Promise.all(later)).toEqual([2, 3, 2, null]);
});

it("tells everybody who waits that a query failed, and goes on", async () => {
  const { asked, gathered } = open();
  const both = [gathered.find("a"), gathered.find("a")];
  asked[0]?.fail();
  await expect(both[0]).rejects.toThrow("the store is gone");
  asked[1]?.fail();
  await expect(both[1]).rejects.toThrow("the store is gone");
  const again = gathered.find("a");
  asked[2]?.answer(new Map([["a", 1]]));
  expect(await again).toBe(1);
});
