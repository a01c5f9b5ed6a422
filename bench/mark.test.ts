import { expect, it } from "vitest";
import { meetsLimit } from "./mark";

it.each([
  ["0.85 s, 180 MB", "0.9 s, 190 MB", true],
  ["0.85 s, 230 MB", "0.9 s, 190 MB", false],
  ["950 ms", "1.5 s", true],
  ["0 errors, p95 78 ms, 91 edits", "0 errors, p95 100 ms; PostgreSQL 3 errors, p95 300 ms", true],
  ["2 errors, p95 78 ms, 91 edits", "0 errors, p95 100 ms", false],
  ["1.60 s", "0.6 x peer 2.80 s", true],
  ["1.70 s", "0.6 x peer 2.80 s", false],
  ["316", "900; DataTable 20,130", true],
  ["7", "6; peer 3", false],
  ["2 / 0", "its own / 0", null],
  ["299.0 KB", "the same", null],
  ["p95 48 ms, 1812 a second", "p95 60 ms, 1,500 a second", true],
  ["p95 48 ms, 484 a second", "p95 60 ms, 1,500 a second; PostgreSQL p95 62 ms, 1812 a second", false],
  ["p95 215 ms, 1812 a second", "p95 60 ms, 1,500 a second", false],
  ["120", "-", null],
])("%s beside %s: %s", (ours, beside, reached) => {
  expect(meetsLimit(ours, beside)).toBe(reached);
});
