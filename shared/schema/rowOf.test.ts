import * as z from "zod/mini";
import { describe, expect, expectTypeOf, it } from "vitest";
import { flag, integer, key, list, oneOf, referencesTo, referenceTo, rowOf, text } from ".";
import { coercionsOf } from "./facts";

const state = { name: "publish_state", values: [{ value: 1 }, { value: 2 }] } as const;
const lang = { name: "lang", values: [{ value: "en" }, { value: "zh-CN" }] } as const;
const company = { resource: "company", path: null, key: "comp_id", title: "name" };

const add = z.object({
  name: text({ required: true, max: 4 }),
  state: oneOf({ required: true, of: state, when: { open: [1] } }),
  open: flag(),
  comp_id: referenceTo({ of: company }),
  pk: referenceTo({ type: "string" }),
  codes: referencesTo({ type: "string" }),
  details: list({ of: { lang: oneOf({ of: lang }), sort: integer() } }),
});
const set = z.extend(z.partial(add), { id: key() });
const row = rowOf(z.extend(set, { made: integer() }));
const isRow = (value: object): boolean => z.safeParse(row, value).success;

describe("a record as it is answered", () => {
  it("has the types of its fields", () => {
    expectTypeOf<z.infer<typeof row>>().toEqualTypeOf<{
      readonly name: string;
      readonly state: 1 | 2;
      readonly open: 0 | 1;
      readonly comp_id: number;
      readonly pk: string;
      readonly codes: readonly string[];
      readonly details: readonly { readonly lang: "en" | "zh-CN"; readonly sort: number }[];
      readonly id: number;
      readonly made: number;
    }>();
  });

  it("may hold a plain value of any type, of which the wire says nothing", () => {
    const plain = rowOf(z.object({ id: key(), note: z.string() }));
    expect([{ id: 1 }, { id: 1, note: 7 }, { note: "x" }].map((one) => z.safeParse(plain, one).success)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it("needs its key alone, and may hold more than is known of it", () => {
    expect(isRow({ id: 1 })).toBe(true);
    expect(isRow({ id: 1, name: null, more: {} })).toBe(true);
    expect(isRow({ name: "a" })).toBe(false);
    expect(z.safeParse(rowOf(add, "pk"), { name: "a" }).success).toBe(false);
  });

  it("is compared by type and not by rules", () => {
    expect(isRow({ id: 1, name: "longer than four", state: 0, open: 1, comp_id: 0 })).toBe(true);
    expect(isRow({ id: 1, details: [{ lang: "", sort: null }], codes: ["a"] })).toBe(true);
  });

  it.each([
    { name: 1 },
    { state: "1" },
    { open: 2 },
    { comp_id: "1" },
    { pk: 1 },
    { codes: [1] },
    { details: [{ lang: 1 }] },
    { made: "1" },
  ])("is not %j", (wrong) => {
    expect(isRow({ id: 1, ...wrong })).toBe(false);
  });
});

describe("the fields of a change", () => {
  it("travel as those of the record", () => {
    expect(coercionsOf(set)).toEqual({
      id: "integer",
      name: "text",
      state: "integer",
      open: "boolean",
      comp_id: "integer",
      pk: "text",
      codes: "list",
      details: "list",
    });
  });
});
