import { expect, it } from "vitest";
import { secondsAtBegin, valuesByDay, sumIn } from "./days";

const NOW = new Date(2026, 10, 30, 9, 30);
const dayMark = (date: number) => Date.UTC(2026, 10, date) / 1000;
const group = (date: number, count: number) => ({ value: dayMark(date), count, sums: [] });

it("begins at the first moment of the first day, in the zone of the browser", () => {
  expect(secondsAtBegin(1, NOW)).toBe(new Date(2026, 10, 30).getTime() / 1000);
  expect(secondsAtBegin(30, NOW)).toBe(new Date(2026, 10, 1).getTime() / 1000);
});

it("has every day up to today, also those without records", () => {
  const days = valuesByDay([group(30, 2), group(28, 5), group(2, 9)], 3, ({ count }) => count, NOW);
  expect(days).toEqual([
    { day: "2026-11-28", value: 5 },
    { day: "2026-11-29", value: 0 },
    { day: "2026-11-30", value: 2 },
  ]);
});

it("reads the sum in a currency", () => {
  const sums = [
    { field: "price", currency: "rmb", count: 1, sum: "12.50", average: "12.50" },
    { field: "price", currency: "usd", count: 1, sum: "3.00", average: "3.00" },
  ];
  expect(sumIn({ value: 0, count: 2, sums }, "price", "usd")).toBe(3);
  expect(sumIn({ value: 0, count: 2, sums }, "price", "jpy")).toBe(0);
});
