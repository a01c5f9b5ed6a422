import { expect, it } from "vitest";
import { matchesFilters } from "./matchesFilters";

const row = { id: 7, name: "North Depot", state: 0, tags: [1, 3], began: 200, of: { lang: "en" } };
const matches = (filters: Readonly<Record<string, unknown>>) => matchesFilters(row, filters);

it("finds a text within a text, whatever its case", () => {
  expect(matches({ name: "depot" })).toBe(true);
  expect(matches({ name: "NORTH" })).toBe(true);
  expect(matches({ name: "south" })).toBe(false);
  expect(matches({ "of.lang": "en" })).toBe(true);
});

it("matches a number only with that number, and 0 with 0", () => {
  expect(matches({ id: 7 })).toBe(true);
  expect(matches({ id: 70 })).toBe(false);
  expect(matches({ state: 0 })).toBe(true);
  expect(matches({ state: 1 })).toBe(false);
});

it("matches a list with each of its values, of which a row may have several", () => {
  expect(matches({ id: ["6", "7"] })).toBe(true);
  expect(matches({ id: [6, 8] })).toBe(false);
  expect(matches({ tags: [2, 3] })).toBe(true);
  expect(matches({ tags: [2] })).toBe(false);
  expect(matches({ tags: 3 })).toBe(true);
});

it("includes both ends of a range", () => {
  expect([199, 200, 201].map((began_begin) => matches({ began_begin }))).toEqual([true, true, false]);
  expect([199, 200, 201].map((began_end) => matches({ began_end }))).toEqual([false, true, true]);
});

it("reads a name that only begins or ends like that of a range as a plain name", () => {
  const odd = { id: 1, began_begins: "x", ended_endless: "y", _end: 5 };
  expect(matchesFilters(odd, { began_begins: "x", ended_endless: "y" })).toBe(true);
  expect(matchesFilters(odd, { began_begins: "z" })).toBe(false);
  expect(matchesFilters(odd, { ended_endless: "z" })).toBe(false);
});

it("narrows by nothing that is empty, and by all that is not", () => {
  expect(matches({ name: "", id: undefined, tags: [] })).toBe(true);
  expect(matches({ name: "depot", id: 8 })).toBe(false);
  expect(matchesFilters({ id: 1 }, { name: "depot" })).toBe(false);
});
