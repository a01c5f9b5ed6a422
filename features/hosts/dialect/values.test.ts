import { expect, it } from "vitest";
import type { ValueForm } from "../../../src/framework/wire/contract";
import { writeJson } from "../../../src/framework/wire/exactJson";
import { readValue, writeValue } from "./values";

const shanghai: ValueForm = { time: { pattern: "YYYY-MM-DD HH:mm:ss", zone: "Asia/Shanghai" } };
const berlin: ValueForm = { time: { pattern: "DD.MM.YYYY HH:mm", zone: "Europe/Berlin" } };

it.each<[ValueForm, unknown, unknown]>([
  [{ time: "ms" }, 1_764_000_000_000, 1_764_000_000],
  [{ time: "ms" }, 0, 0],
  [{ time: "iso" }, "2026-11-27T10:00:00Z", 1_795_773_600],
  [shanghai, "2026-11-27 18:00:00", 1_795_773_600],
  [berlin, "27.11.2026 11:00", 1_795_773_600],
  [{ flag: ["N", "Y"] }, "Y", 1],
  [{ flag: ["N", "Y"] }, "N", 0],
  [{ flag: [2, 1] }, 2, 0],
  [{ flag: [false, true] }, true, 1],
  [{ number: "text" }, "2", 2],
  [{ number: "text" }, "-1.5", -1.5],
  [{ number: "text" }, ["1", "2"], [1, 2]],
  [{ json: "object" }, { street: "Mill Street", no: 4 }, '{"street":"Mill Street","no":4}'],
  [{ json: "object" }, ["a", 2], '["a",2]'],
  [{ json: "object" }, null, null],
])("a value is read and written in its form: %j %j", (form, ofHost, ofConsole) => {
  expect(readValue(ofHost, form)).toEqual(ofConsole);
  expect(writeValue(ofConsole, form)).toEqual(ofHost);
});

it.each<[ValueForm, unknown, unknown]>([
  [{ time: "iso" }, "2026-11-27T11:00:00.250+01:00", 1_795_773_600],
  [{ time: "iso" }, "2026-11-27T11:00+0100", 1_795_773_600],
  [{ time: "ms" }, "1764000000999", 1_764_000_000],
])("reads other spellings of a time: %j %j", (form, ofHost, ofConsole) => {
  expect(readValue(ofHost, form)).toBe(ofConsole);
});

it.each<[ValueForm, unknown]>([
  [{ time: "iso" }, "2026-11-27 10:00:00"],
  [{ time: "iso" }, "2026-11-27T10:00:00"],
  [{ time: "iso" }, 1_764_000_000],
  [{ time: "ms" }, "2026-11-27T10:00:00Z"],
  [{ time: "ms" }, 1.5],
  [shanghai, "2026-02-31 10:00:00"],
  [shanghai, "0000-00-00 00:00:00"],
  [shanghai, "27.11.2026"],
  [{ flag: ["N", "Y"] }, 1],
  [{ flag: ["N", "Y"] }, "y"],
  [{ number: "text" }, "007"],
  [{ number: "text" }, "many"],
  [{ number: "text" }, "9007199254740993"],
  [{ time: "iso" }, null],
  [{ time: "iso" }, ""],
  [{ flag: ["N", "Y"] }, undefined],
])("what is not in its form stays as it is: %j %j", (form, value) => {
  expect(readValue(value, form)).toBe(value);
});

it.each<[ValueForm, unknown, unknown]>([
  [{ time: "iso" }, 0, null],
  [{ time: "iso" }, "", null],
  [shanghai, 0, null],
  [{ time: "ms" }, 0, 0],
  [{ time: "ms" }, null, null],
  [{ time: "iso" }, "sometime", "sometime"],
  [{ flag: ["N", "Y"] }, "perhaps", "perhaps"],
  [{ json: "object" }, "", null],
  [{ json: "object" }, "{ half", "{ half"],
])("writes no time, and what was not understood: %j %j", (form, value, sent) => {
  expect(writeValue(value, form)).toBe(sent);
});

it("keeps the digits of numbers in JSON", () => {
  const text = '{"id":9007199254740993,"rate":1.0}';
  expect(writeJson(writeValue(text, { json: "object" }))).toBe(text);
});
