import * as z from "zod/mini";
import { describe, expect, it } from "vitest";
import { attributes } from "../schema/attributes";
import { flag } from "../schema/flag";
import { list } from "../schema/list";
import { money } from "../schema/money";
import { oneOf } from "../schema/oneOf";
import { referenceTo } from "../schema/referenceTo";
import { referencesTo } from "../schema/referencesTo";
import { someOf } from "../schema/someOf";
import { text } from "../schema/text";
import { timestamp } from "../schema/timestamp";
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
  it("are read as what their fields hold, and none is of what fits in no cell", () => {
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

  it("are demanded where the field is whatever the others hold", () => {
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
