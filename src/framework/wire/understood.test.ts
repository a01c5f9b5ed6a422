import { expect, it } from "vitest";
import { valueReaders } from "./understood";

const { amount, day, flag, list, maybe, number, parts, rows, text } = valueReaders;
const reading = parts({ total: number, days: list(parts({ day, count: maybe(number) })) });
const whatOf = (read: () => unknown): unknown => {
  try {
    read();
  } catch (error) {
    return error instanceof Error && "data" in error ? error.data : error;
  }
  return "understood";
};

it("an answer is what its reading names, and nothing else", () => {
  const data = { total: "7", days: [{ day: "2026-11-02", count: 3, more: 1 }, { day: "2026-11-03" }], more: 1 };
  expect(reading(data)).toEqual({
    total: 7,
    days: [
      { day: "2026-11-02", count: 3 },
      { day: "2026-11-03", count: null },
    ],
  });
});

it.each([
  [() => reading({ list: [], sum: 3 }), "total"],
  [() => reading("none"), '"none"'],
  [() => reading([]), "[]"],
  [() => reading(undefined), "–"],
  [() => reading({ total: 1, days: [{ day: "2026-11-02" }, { day: "2026-02-30" }] }), 'days.1.day: "2026-02-30"'],
  [() => reading({ total: 1, days: { day: "2026-11-02" } }), "days: { day }"],
  [() => number(null, "n"), "n: null"],
  [() => number("", "n"), 'n: ""'],
  [() => number(true, "n"), "n: true"],
  [() => amount(12.5, "money"), "money: 12.5"],
  [() => amount("much", "money"), 'money: "much"'],
  [() => text({}, "name"), "name: {  }"],
  [() => flag(1, "done"), "done: 1"],
  [() => rows({ list: [] }), "{ list }"],
  [() => rows(["a"]), '["a"]'],
])("what is not understood is an error: %s", (read, what) => {
  expect(whatOf(read)).toEqual({ values: { what } });
});

it.each([
  [number("12.5"), 12.5],
  [amount("12.5"), "12.50"],
  [amount("-7"), "-7.00"],
  [text(7), "7"],
  [flag(false), false],
  [maybe(number)(null), null],
  [rows(null), []],
  [rows({}), []],
  [rows([{ a: 1 }]), [{ a: 1 }]],
])("what is understood is %j", (read, value) => {
  expect(read).toEqual(value);
});
