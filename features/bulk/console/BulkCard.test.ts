import { expect, it } from "vitest";
import { remainingTimeWords } from "./BulkCard";

it("writes the time that is left in seconds, minutes or hours", () => {
  expect([0, 59, 60, 7199, 7200].map((seconds) => remainingTimeWords(seconds).join(" "))).toEqual([
    "bulk.left.seconds 1",
    "bulk.left.seconds 59",
    "bulk.left.minutes 1",
    "bulk.left.minutes 120",
    "bulk.left.hours 2",
  ]);
});
