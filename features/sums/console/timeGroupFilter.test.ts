import { expect, it } from "vitest";
import { timeGroupFilter } from "./timeGroupFilter";

const utc = (year: number, month: number, day: number) => Date.UTC(year, month - 1, day) / 1000;
const local = (year: number, month: number, day: number) => new Date(year, month - 1, day).getTime() / 1000;

it("is the day or the month of this browser's calendar", () => {
  expect(timeGroupFilter("made", utc(2026, 2, 28), "day")).toEqual({
    made_begin: local(2026, 2, 28),
    made_end: local(2026, 3, 1) - 1,
  });
  expect(timeGroupFilter("made", utc(2026, 12, 1), "month")).toEqual({
    made_begin: local(2026, 12, 1),
    made_end: local(2027, 1, 1) - 1,
  });
});
