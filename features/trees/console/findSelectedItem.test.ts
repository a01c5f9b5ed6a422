import { expect, it } from "vitest";
import { findSelectedItem } from "./findSelectedItem";

const rows = [
  { id: 4, up: 2 },
  { id: 2, up: 0 },
  { id: 9, up: null },
  { id: 7, up: 2 },
];
const keyOf = (given: string | null, among = rows) => findSelectedItem(among, "up", given)?.id;

it("is the given item if it is there", () => {
  expect(keyOf("7")).toBe(7);
  expect(keyOf("4")).toBe(4);
});

it("is else the first root, else the last item", () => {
  expect(keyOf(null)).toBe(2);
  expect(keyOf("70")).toBe(2);
  expect(keyOf("")).toBe(2);
  const below = rows.filter(({ up }) => up === 2);
  expect(keyOf(null, below)).toBe(7);
  expect(keyOf("2", below)).toBe(7);
  expect(keyOf("4", below)).toBe(4);
  expect(keyOf(null, [])).toBeUndefined();
});
