import { expect, it } from "vitest";
import { MINUTE_INTERVALS, parseSchedule, REPEAT_KINDS, shapeForRepeats, formatSchedule } from "./scheduleShape";

it.each([
  ["0 3 * * *", { repeats: "daily", time: "03:00" }],
  ["15 10 * * 1-5", { repeats: "workdays", time: "10:15" }],
  ["30 8 * * 1,5", { repeats: "weekly", time: "08:30", days: [1, 5] }],
  ["30 8 * * 0", { repeats: "weekly", time: "08:30", days: [0] }],
  ["5 0 31 * *", { repeats: "monthly", time: "00:05", date: 31 }],
  ["*/15 * * * *", { repeats: "minutes", every: 15 }],
  ["* * * * *", { repeats: "minutes", every: 1 }],
  ["0 * * * *", { repeats: "minutes", every: 60 }],
])("reads %s, and writes it the same", (expression, shape) => {
  expect(parseSchedule(expression)).toEqual(shape);
  const read = parseSchedule(expression);
  expect(read && formatSchedule(read)).toBe(expression);
});

it("reads second 0 and Sunday as 7", () => {
  expect(parseSchedule("0 30 3 * * 7")).toEqual({ repeats: "weekly", time: "03:30", days: [0] });
});

it("leaves every other expression to the person", () => {
  for (const own of ["", "15 0 3 * * *", "0 */6 * * *", "*/7 * * * *", "0 3 1 1 *", "0 3 1 * 1", "61 3 * * *", "a b"])
    expect([own, parseSchedule(own)]).toEqual([own, null]);
});

it("starts every kind with an expression that it reads again", () => {
  for (const repeats of REPEAT_KINDS) {
    const shape = shapeForRepeats(repeats, { repeats: "daily", time: "08:30" });
    expect(parseSchedule(formatSchedule(shape))).toEqual(shape);
    if (repeats !== "minutes") expect(shape).toMatchObject({ time: "08:30" });
  }
  for (const every of MINUTE_INTERVALS)
    expect(parseSchedule(formatSchedule({ repeats: "minutes", every }))).toEqual({ repeats: "minutes", every });
});
