import { expect, it } from "vitest";
import type { ImportPlan, PlanField } from "./ImportPlan";
import { Judge } from "./Judge";

const field = (name: string): PlanField => ({
  name,
  label: name,
  as: "text",
  many: false,
  required: false,
  headers: [name],
  words: [],
  choices: [],
  resource: null,
  schema: { builder: "text", args: { max: 8 } },
});
const plan: ImportPlan = { title: "Rooms", natural: ["name", "floor"], fields: ["name", "floor", "note"].map(field) };
const find = () => () => undefined;

it("tells records apart by all that they are known by, and not where some of it is missing", () => {
  const whole = new Judge(plan, { 0: "name", 1: "floor" });
  const identity = (cells: readonly string[]) => whole.identity(whole.judge(cells, find).record);
  expect(identity(["a", "1"])).toBe(identity(["a", "1"]));
  expect(identity(["a", "1"])).not.toBe(identity(["a", "2"]));
  expect(identity(["a", ""])).toBeNull();
  const half = new Judge(plan, { 0: "name", 2: "note" });
  expect(half.identity(half.judge(["a", "", "x"], find).record)).toBeNull();
});

it("answers every problem of a row, and what is right of it", () => {
  const judge = new Judge(plan, { 0: "name", 1: "floor", 2: "note" });
  const { problems, record, wanted } = judge.judge(["far too long", "2", "also too long"], find);
  expect(problems.map(({ field: name, key }) => `${name} ${key}`)).toEqual([
    "name invalid.tooLong",
    "note invalid.tooLong",
  ]);
  expect([record, wanted]).toEqual([{}, []]);
  expect(judge.judge(["a", "2", ""], find)).toMatchObject({ problems: [], record: { name: "a", floor: "2" } });
});

it("takes the area of a phone number from its cell, unless a column of its own says another", () => {
  const phone: PlanField = {
    ...field("phone"),
    as: "phone",
    area: "area",
    schema: { builder: "phone", args: { area: "area" } },
  };
  const phones: ImportPlan = { title: "People", natural: [], fields: [phone, field("area")] };
  const alone = new Judge(phones, { 0: "phone" });
  expect(alone.judge(["+86 13800138000"], find)).toMatchObject({
    problems: [],
    record: { phone: "13800138000", area: "+86" },
  });
  expect(alone.judge(["13800138000"], find).record).toEqual({ phone: "13800138000" });
  expect(alone.judge(["+86 1380013800"], find).problems).toMatchObject([
    { field: "phone", key: "invalid.phoneLength" },
  ]);
  const both = new Judge(phones, { 0: "phone", 1: "area" });
  expect(both.judge(["+49 1511234567", "+43"], find).record).toEqual({ phone: "1511234567", area: "+43" });
});
