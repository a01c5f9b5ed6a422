import { describe, expect, it } from "vitest";
import type { ImportPlan, PlanField } from "./ImportPlan";
import { RowChecker } from "./Judge";
import { planForMode } from "./planIn";

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

it("distinguishes records by all fields that identify them, and not at all if one of these is empty", () => {
  const whole = new RowChecker(plan, { 0: "name", 1: "floor" });
  const identity = (cells: readonly string[]) => whole.marks(whole.judge(cells, find).record).join();
  expect(identity(["a", "1"])).toBe(identity(["a", "1"]));
  expect(identity(["a", "1"])).not.toBe(identity(["a", "2"]));
  expect(identity(["a", ""])).toBe("");
  const half = new RowChecker(plan, { 0: "name", 2: "note" });
  expect(half.marks(half.judge(["a", "", "x"], find).record)).toEqual([]);
});

it("answers every problem of a row, and its valid values", () => {
  const judge = new RowChecker(plan, { 0: "name", 1: "floor", 2: "note" });
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
  const alone = new RowChecker(phones, { 0: "phone" });
  expect(alone.judge(["+86 13800138000"], find)).toMatchObject({
    problems: [],
    record: { phone: "13800138000", area: "+86" },
  });
  expect(alone.judge(["13800138000"], find).record).toEqual({ phone: "13800138000" });
  expect(alone.judge(["+86 1380013800"], find).problems).toMatchObject([
    { field: "phone", key: "invalid.phoneLength" },
  ]);
  const both = new RowChecker(phones, { 0: "phone", 1: "area" });
  expect(both.judge(["+49 1511234567", "+43"], find).record).toEqual({ phone: "1511234567", area: "+43" });
});

describe("an empty cell of a column with a default", () => {
  const area: PlanField = {
    ...field("area"),
    otherwise: { value: "+86", text: "+86" },
    schema: { builder: "text", args: { required: true, max: 5 } },
  };
  const port: PlanField = {
    ...field("port"),
    as: "number",
    otherwise: { value: 465, text: "465" },
    schema: { builder: "integer", args: { when: { area: ["+1"] } } },
  };
  const filled: ImportPlan = { title: "People", natural: ["name"], fields: [field("name"), area, port] };

  it("becomes the default where rows become records, with a column and without one", () => {
    const mapped = new RowChecker(filled, { 0: "name", 1: "area" });
    expect(mapped.judge(["Li", ""], find)).toMatchObject({ problems: [], record: { name: "Li", area: "+86" } });
    expect(mapped.judge(["Li", "+49"], find).record).toEqual({ name: "Li", area: "+49" });
    expect(mapped.understood(["Li", ""])).toEqual({ 1: "+86" });
    expect(new RowChecker(filled, { 0: "name" }).judge(["Li"], find).record).toEqual({ name: "Li", area: "+86" });
  });

  it("stays empty where the field does not apply to the row", () => {
    const mapped = new RowChecker(filled, { 0: "name", 1: "area", 2: "port" });
    expect(mapped.judge(["Li", "+49", ""], find).record).toEqual({ name: "Li", area: "+49" });
    expect(mapped.judge(["Li", "+1", ""], find).record).toEqual({ name: "Li", area: "+1", port: 465 });
  });

  it("changes nothing where rows may change records", () => {
    const only = new RowChecker(planForMode(filled, "update"), { 0: "name", 1: "area" });
    expect(only.judge(["Li", ""], find).record).toEqual({ name: "Li" });
    expect(only.understood(["Li", ""])).toEqual({});
    expect(
      new RowChecker(planForMode(filled, "both"), { 0: "name", 1: "area" }).judge(["Li", ""], find).record,
    ).toEqual({
      name: "Li",
    });
  });
});

describe("rows that may change records", () => {
  const key: PlanField = { ...field("id"), as: "number", schema: { builder: "key", args: {} } };
  const needed = (name: string) => ({
    ...field(name),
    required: true,
    schema: { builder: "text", args: { required: true, max: 8 } },
  });
  const whole: ImportPlan = { ...plan, key, fields: [needed("name"), field("floor"), needed("note")] };
  const judged = (mapping: Readonly<Record<number, string>>, cells: readonly string[]) =>
    new RowChecker(planForMode(whole, "update"), mapping)
      .judge(cells, find)
      .problems.map(({ field: of, key: why }) => `${of} ${why}`);

  it("need only the columns that identify the record: its key, or its unique values", () => {
    expect(judged({ 0: "id", 1: "note" }, ["7", ""])).toEqual([]);
    expect(judged({ 0: "name" }, ["a"])).toEqual([]);
    expect(judged({ 0: "id", 1: "name" }, ["", "a"])).toEqual([]);
    expect(judged({ 0: "id", 1: "name" }, ["", ""])).toEqual(["name invalid.required"]);
    expect(judged({ 0: "note" }, ["x"])).toEqual(["name import.no_column"]);
    expect(judged({ 0: "id", 1: "note" }, ["7", "far too long"])).toEqual(["note invalid.tooLong"]);
  });

  it("leave what is masked for the operator, and secrets, and take both for new records", () => {
    const hidden = { ...field("phone"), isHidden: true };
    const secret = { ...field("pin"), schema: { builder: "secret", args: {} } };
    const kept: ImportPlan = { ...plan, key, fields: [field("name"), hidden, secret] };
    expect(planForMode(kept, "update").fields.map(({ name }) => name)).toEqual(["id", "name"]);
    const both = new RowChecker(planForMode(kept, "both"), { 0: "name", 1: "phone", 2: "pin" });
    expect(both.judge(["a", "138****8021", "1234"], find).record).toEqual({ name: "a", pin: "1234" });
  });

  it("are the same record by either", () => {
    const judge = new RowChecker(planForMode(whole, "both"), { 0: "id", 1: "name", 2: "floor" });
    expect(judge.marks({ id: 7, name: "a", floor: "1" })).toHaveLength(2);
    expect(judge.marks({ name: "a", floor: "" })).toEqual([]);
    expect(judge.marks({ id: 7 })).toEqual(judge.marks({ id: "7" }));
  });
});

it("reads times by the clock that the header of their column names (29.10)", () => {
  const times: ImportPlan = {
    ...plan,
    fields: [{ ...field("at"), as: "timestamp", schema: { builder: "timestamp", args: {} } }],
  };
  const read = (header: string, text: string) =>
    new RowChecker(times, { 0: "at" }, {}, [header]).judge([text], find).record.at;
  const inUtc = (text: string) => Date.parse(`${text}Z`) / 1000;
  expect(read("At (Asia/Shanghai)", "2026-03-01 09:00:00")).toBe(inUtc("2026-03-01T01:00:00"));
  expect(read("At (Europe/Berlin)", "2026-07-01 09:00:00")).toBe(inUtc("2026-07-01T07:00:00"));
  // A time that does not exist in the test's own zone is still read correctly.
  expect(read("At (Asia/Shanghai)", "2026-03-29 02:30:00")).toBe(inUtc("2026-03-28T18:30:00"));
  expect(read("At (Asia/Shanghai)", "2026-03-01 09:00:00 +01:00")).toBe(inUtc("2026-03-01T08:00:00"));
  expect(read("At", "2026-03-01 09:00:00")).toBe(new Date(2026, 2, 1, 9).getTime() / 1000);
});
