import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import {
  attributes,
  cronExpression,
  email,
  flag,
  integer,
  jsonText,
  list,
  money,
  number,
  oneOf,
  phone,
  referencesTo,
  referenceTo,
  secret,
  someOf,
  text,
  timeRange,
  timestamp,
  url,
  version,
} from "../../../shared/schema";
import { importFields } from "./importFields";

const state = { name: "publish_state", values: [{ value: 1 }, { value: 2 }] };
const company = { resource: "company", path: null, key: "comp_id", title: "name" };

const fields = importFields({
  fields: z.object({
    name: text({ required: true, max: 4 }),
    price: money(),
    only: flag(),
    made: timestamp(),
    state: oneOf({ required: true, of: state, when: { only: [1] } }),
    states: someOf({ of: state }),
    comp_id: referenceTo({ of: company }),
    roles: referencesTo({ of: company }),
    attr: attributes({ of: {} }),
    details: list({ of: {} }),
  }),
});
const named = (name: string) => fields.find((field) => field.name === name);

describe("the columns of a file", () => {
  it("are text wherever a value is typed as it is, and numbers for what is counted", () => {
    const typed = { mail: email(), tel: phone(), site: url(), hours: timeRange(), secret: secret({ min: 8 }) };
    const counted = { size: integer(), share: number(), build: version() };
    const more = { ...typed, ...counted, plan: cronExpression(), raw: jsonText() };
    expect(Object.fromEntries(importFields({ fields: z.object(more) }).map(({ name, as }) => [name, as]))).toEqual({
      ...Object.fromEntries([...Object.keys(typed), "plan", "raw"].map((name) => [name, "text"])),
      tel: "phone",
      ...Object.fromEntries(Object.keys(counted).map((name) => [name, "number"])),
    });
  });

  it("are read as what their fields hold, and no field that fits in no cell has a column", () => {
    expect(fields.map(({ name, as, many }) => [name, as, many])).toEqual([
      ["name", "text", false],
      ["price", "amount", false],
      ["only", "flag", false],
      ["made", "timestamp", false],
      ["state", "enum", false],
      ["states", "enum", true],
      ["comp_id", "reference", false],
      ["roles", "reference", true],
    ]);
  });

  it("are required if the field is required independently of other fields", () => {
    expect(fields.filter(({ required }) => required).map(({ name }) => name)).toEqual(["name"]);
  });

  it("know whose records they name, and which values there are", () => {
    expect(named("comp_id")?.of).toBe(company);
    expect(named("states")?.choices).toBe(state);
  });

  it("carry their schema to a worker", () => {
    expect(structuredClone(named("name")?.schema)).toEqual({ builder: "text", args: { required: true, max: 4 } });
  });
});
