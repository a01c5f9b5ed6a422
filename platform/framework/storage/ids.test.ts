import { expect, it } from "vitest";
import { randomId, LOWEST_RANDOM_ID } from "./ids";

const NOW = Date.parse("2026-11-26") / 1000;

it("draws numbers that spreadsheets keep, above all of a sequence, whatever the clock says", () => {
  const moments = [0, NOW, NOW + 1e9, 253_402_300_799];
  for (const now of moments)
    for (const draw of [() => 0, (below: number) => below - 1, Math.floor]) {
      const id = randomId(now, draw === Math.floor ? undefined : draw);
      expect(Number.isSafeInteger(id)).toBe(true);
      expect(id).toBeGreaterThanOrEqual(LOWEST_RANDOM_ID);
      expect(id).toBeLessThan(1e15);
    }
  // Setting all bits of all parts gives the highest id.
  expect(randomId(0, () => 0)).toBe(LOWEST_RANDOM_ID);
  expect(randomId(NOW, (below) => below - 1)).toBe(2 ** 45 * 15 + Math.floor(NOW / 86_400) * 2 ** 30 + 2 ** 30 - 1);
});

it("spreads the rows of a second over the whole table, and gives each another number", () => {
  const ids = Array.from({ length: 30_000 }, () => randomId(NOW));
  const shards = new Map<number, number>();
  for (const id of ids) shards.set(Math.floor(id / 2 ** 45), (shards.get(Math.floor(id / 2 ** 45)) ?? 0) + 1);
  expect([...shards.keys()].toSorted((a, b) => a - b)).toEqual(Array.from({ length: 15 }, (_, at) => at + 1));
  for (const count of shards.values()) expect(count).toBeGreaterThan(1500);
  expect(new Set(ids).size).toBeGreaterThan(29_990);
});
